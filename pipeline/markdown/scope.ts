import type { Node } from 'mdast';
import type { Heading, PageDraft, PageLink, Sample } from '#model/page.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { RenderContext } from './context.ts';

/** What the plugins of one page share: what they read, and where they put what they find. */
export interface Scope {
  readonly draft: PageDraft;
  readonly context: RenderContext;
  /** Index of the current part. */
  part: number;
  /** File of the current Markdown part. */
  file: string;
  readonly problems: Problem[];
  readonly headings: Heading[];
  readonly links: PageLink[];
  readonly samples: Sample[];
  /** IDs that are already used on the page. Those of reference blocks are included from the start. */
  readonly ids: Set<string>;
  /** Numbers assigned so far, by what they count. */
  readonly counters: Map<string, number>;
  /** Terms whose first use already has a definition. */
  readonly defined: Set<string>;
  /** Sections whose table `::symptoms` has included. */
  readonly drawn: Set<string>;
}

/** The initial scope of a page. */
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
