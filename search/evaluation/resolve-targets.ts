import type { JudgedQuery } from '#model/judged-query.ts';
import type { Case, Grade } from './case.ts';

/** The anchors of every page, by its path. */
export type SiteAddresses = ReadonlyMap<string, ReadonlySet<string>>;

/** A judgment that names something the site doesn't have. */
export interface MissingTarget {
  query: string;
  target: string;
}

/**
 * Turns the targets of judged queries into addresses of the site.
 * @param kind class of the queries
 * @param harmfulPages pages that are harmful to every query that doesn't judge them, such as release notes
 * @returns the cases, and every target that matches nothing
 */
export function resolveQueries(
  kind: string,
  queries: readonly JudgedQuery[],
  addresses: SiteAddresses,
  harmfulPages: readonly string[] = [],
): { cases: Case[]; missing: MissingTarget[] } {
  const missing: MissingTarget[] = [];
  const cases = queries.map((judged) => {
    const pages = new Map<string, Grade>();
    const sections = new Set<string>();
    // The best grade comes first: a page keeps the first that it gets.
    for (const [grade, targets] of gradedTargets(judged)) {
      for (const target of targets) {
        const places = matchTarget(target, addresses);
        if (places.length === 0) missing.push({ query: judged.query, target });
        for (const { path, anchor } of places) {
          if (!pages.has(path)) pages.set(path, grade);
          if (grade === 3 && anchor !== undefined) sections.add(`${path}#${anchor}`);
        }
      }
    }
    for (const path of harmfulPages) if (!pages.has(path)) pages.set(path, -1);
    return { query: judged.query, kind, pages, sections };
  });
  return { cases, missing };
}

function gradedTargets({ answers, near, related, unrelated, harmful }: JudgedQuery): [Grade, readonly string[]][] {
  return [
    [3, answers],
    [2, near],
    [1, related],
    [0, unrelated],
    [-1, harmful],
  ];
}

function matchTarget(target: string, addresses: SiteAddresses): { path: string; anchor?: string }[] {
  const at = target.indexOf('#');
  const path = wildcard(at < 0 ? target : target.slice(0, at), '[^#]*');
  const pages = [...addresses].filter(([each]) => path.test(each));
  if (at < 0) return pages.map(([each]) => ({ path: each }));
  const anchor = wildcard(target.slice(at + 1), '.*');
  return pages.flatMap(([each, anchors]) =>
    [...anchors].filter((name) => anchor.test(name)).map((name) => ({ path: each, anchor: name })),
  );
}

function wildcard(text: string, any: string): RegExp {
  return new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', any)}$`);
}
