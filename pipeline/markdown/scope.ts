import type { Node } from 'mdast';
import type { Heading, PageDraft, PageLink, Sample } from '#model/page.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { RenderContext } from './context.ts';

/** What the plugins of one page share: what they read, and where they put what they find. */
export interface Scope {
  readonly draft: PageDraft;
  readonly context: RenderContext;
  /** Index of the part in work. */
  part: number;
  /** File of the Markdown part in work. */
  file: string;
  readonly problems: Problem[];
  readonly headings: Heading[];
  readonly links: PageLink[];
  readonly samples: Sample[];
  /** Ids that something on the page has already; those of reference blocks are in from the start. */
  readonly ids: Set<string>;
  /** Numbers given out so far, by what they count. */
  readonly counters: Map<string, number>;
  /** Terms whose first use had its definition. */
  readonly defined: Set<string>;
  /** Sections whose table `::symptoms` has drawn. */
  readonly drawn: Set<string>;
}

/** The scope of a page about which nothing is known yet. */
export function createScope(draft: PageDraft, context: RenderContext): Scope {
  return {
    draft,
    context,
    part: 0,
    file: draft.origin.file,
    problems: [],
    headings: [],
    links: [],
    samples: [],
    ids: new Set(draft.body.flatMap((part) => ('block' in part ? part.anchors : []))),
    counters: new Map(),
    defined: new Set(),
    drawn: new Set(),
  };
}

/** The next number, from 1, of the things called `name` on the page. */
export function nextNumber(scope: Scope, name: string): number {
  const number = (scope.counters.get(name) ?? 0) + 1;
  scope.counters.set(name, number);
  return number;
}

/** The position of a node. Its file is its own if it was included, and the page's file otherwise. */
export function originOf(scope: Scope, node: Node): Origin {
  const start = node.position?.start;
  return { file: node.data?.file ?? scope.file, ...(start && { line: start.line, column: start.column }) };
}

/** Collects a problem at a node. */
export function report(scope: Scope, node: Node, problem: Pick<Problem, 'rule' | 'message' | 'fix'>): void {
  scope.problems.push({ ...originOf(scope, node), ...problem, severity: 'error' });
}
