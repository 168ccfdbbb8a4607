import type { Element } from 'hast';
import { element, rawHtml } from '../hast.ts';
import type { FenceMeta } from './fence-meta.ts';

/** A GraphQL operation rather than a schema, so the workbench can run it. */
const RUNNABLE = /^\s*(?:#.*\n\s*)*(?:query|mutation|\{)/;

/** What is shown about a block. */
export interface BlockWords {
  /** Its name without a title. */
  name: string;
  /** What was verified about it, which styles show below the block. */
  proof: string;
  /** Why it can't be checked, as a sentence. */
  reason?: string;
}

/**
 * A block of code; the runtime adds its buttons (contract: docs/architecture.md). Classes for styles/code.css:
 * - `figure.code`, in `data-code` what was proved of it, with `figcaption` (in `p` why it is illustrative, and the title), `pre >
 *   code.language-{name}`; `.code-numbered` on the figure if lines are numbered.
 * - `.k .s .c .n .f .t .p .v .o`: see token-classes.ts.
 * - `.line` is a whole line including its line end, to be shown as a block; it is a `mark`, `ins`, or `del` element when the line
 *   is highlighted, added or removed, and a `span` otherwise. Lines are elements only if one is marked or all are numbered.
 * - `[data-command]` in shell sessions, which is what the copy button takes, with `.prompt` and `.output` around it, to be left
 *   out of selections.
 */
export function codeBlock(
  lines: readonly string[],
  language: string,
  meta: FenceMeta,
  { name, proof, reason }: BlockWords,
): Element {
  const marked = meta.highlighted.size + meta.inserted.size + meta.deleted.size > 0;
  const html =
    marked || meta.lines ? lines.map((line, index) => lineHtml(line, index + 1, meta)).join('') : lines.join('\n');
  // Anything that scrolls must be reachable with the keyboard, and anything reachable needs a name.
  const scroller = { tabIndex: 0, role: 'group', ariaLabel: meta.title ?? name };
  const isOperation = language === 'graphql' && RUNNABLE.test(lines.join('\n').replaceAll(/<[^>]*>/g, ''));
  const runnable = meta.run ? { dataRunnable: 'rest' } : isOperation ? { dataRunnable: '' } : {};
  return element(
    'figure',
    { dataCode: proof, ...runnable, className: meta.lines ? ['code', 'code-numbered'] : ['code'] },
    [
      ...caption(meta.title, reason),
      element('pre', scroller, [element('code', { className: [`language-${language}`] }, [rawHtml(html)])]),
    ],
  );
}

function caption(title: string | undefined, reason: string | undefined): Element[] {
  if (title === undefined && reason === undefined) return [];
  return [element('figcaption', {}, [...(reason === undefined ? [] : [element('p', {}, [reason])]), title ?? ''])];
}

function lineHtml(html: string, line: number, { highlighted, inserted, deleted }: FenceMeta): string {
  const tag = inserted.has(line) ? 'ins' : deleted.has(line) ? 'del' : highlighted.has(line) ? 'mark' : 'span';
  return `<${tag} class="line">${html}\n</${tag}>`;
}
