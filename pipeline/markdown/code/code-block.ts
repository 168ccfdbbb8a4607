import type { Element } from 'hast';
import { element, rawHtml } from '../hast.ts';
import type { FenceMeta } from './fence-meta.ts';

/**
 * A block of code; the runtime adds its buttons (contract: docs/architecture.md). Classes for styles/code.css:
 * - `figure.code` with `figcaption` (title), `pre > code.language-{name}`; `.code-numbered` on the figure if lines are numbered.
 * - `.k .s .c .n .f .t .p .v .o`: see token-classes.ts.
 * - `.line` is a whole line including its line end, to be shown as a block; it is a `mark`, `ins` or `del` element when the
 *   line is highlighted, added or removed, and a `span` otherwise. Lines are elements only if one is marked or all are numbered.
 * - `[data-command]` in shell sessions, which is what the copy button takes, with `.prompt` and `.output` around it, to be left out
 *   of selections.
 */
export function codeBlock(lines: readonly string[], language: string, meta: FenceMeta): Element {
  const marked = meta.highlighted.size + meta.inserted.size + meta.deleted.size > 0;
  const html =
    marked || meta.lines ? lines.map((line, index) => lineHtml(line, index + 1, meta)).join('') : lines.join('\n');
  return element('figure', { dataCode: '', className: meta.lines ? ['code', 'code-numbered'] : ['code'] }, [
    ...(meta.title ? [element('figcaption', {}, [meta.title])] : []),
    element('pre', { tabIndex: 0 }, [element('code', { className: [`language-${language}`] }, [rawHtml(html)])]),
  ]);
}

function lineHtml(html: string, line: number, { highlighted, inserted, deleted }: FenceMeta): string {
  const tag = inserted.has(line) ? 'ins' : deleted.has(line) ? 'del' : highlighted.has(line) ? 'mark' : 'span';
  return `<${tag} class="line">${html}\n</${tag}>`;
}
