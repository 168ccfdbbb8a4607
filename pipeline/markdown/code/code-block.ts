import type { Element } from 'hast';
import type { Strings } from '#model/strings.ts';
import { element, rawHtml } from '../hast.ts';
import { icon } from '../icons.ts';
import type { FenceMeta } from './fence-meta.ts';

/**
 * A block of code with its buttons (contract: docs/architecture.md). Classes for styles/code.css:
 * - `figure.code` with `figcaption` (title), `.code-bar` (buttons), `pre > code.language-{name}`;
 *   `.code-numbered` on the figure if lines are numbered.
 * - `.k .s .c .n .f .t .p .v .o`: see token-classes.ts.
 * - `.line` is a whole line including its line end, to be shown as a block; it is a `mark`, `ins` or `del` element when the
 *   line is highlighted, added or removed, and a `span` otherwise. Lines are elements only if one is marked or all are numbered.
 * - `.command` in shell sessions, which is what the copy button takes, with `.prompt` and `.output` around it, to be left out of
 *   selections.
 */
export function codeBlock(lines: readonly string[], language: string, meta: FenceMeta, strings: Strings): Element {
  const marked = meta.highlighted.size + meta.inserted.size + meta.deleted.size > 0;
  const html =
    marked || meta.lines ? lines.map((line, index) => lineHtml(line, index + 1, meta)).join('') : lines.join('\n');
  const button = { type: 'button' as const, className: ['code-button'] };
  return element('figure', { dataCode: '', className: meta.lines ? ['code', 'code-numbered'] : ['code'] }, [
    ...(meta.title ? [element('figcaption', {}, [meta.title])] : []),
    element('div', { className: ['code-bar'] }, [
      element('button', { ...button, dataWrap: '', ariaPressed: 'false', ariaLabel: strings.wrapLines }, [
        icon('wrap'),
      ]),
      element('button', { ...button, dataCopy: '', ariaLabel: strings.copyCode }, [icon('copy')]),
    ]),
    element('pre', { tabIndex: 0 }, [element('code', { className: [`language-${language}`] }, [rawHtml(html)])]),
  ]);
}

function lineHtml(html: string, line: number, { highlighted, inserted, deleted }: FenceMeta): string {
  const tag = inserted.has(line) ? 'ins' : deleted.has(line) ? 'del' : highlighted.has(line) ? 'mark' : 'span';
  return `<${tag} class="line">${html}\n</${tag}>`;
}
