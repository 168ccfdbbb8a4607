import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { normalizePath, splitHash, toHref } from '#model/address.ts';
import type { GlossaryTerm } from '#model/glossary.ts';
import type { PageKind } from '#model/page.ts';
import { element } from './hast.ts';
import { rendered } from './nodes.ts';
import type { Scope } from './scope.ts';
import { walkType } from './walk.ts';

/** Pages that newcomers read from top to bottom. People who use references already know the terms. */
const kinds: ReadonlySet<PageKind> = new Set(['guide', 'tutorial', 'entity']);

/** More marks would be distracting, and every definition is sent with the page (docs/decisions/0012-definitions.md). */
const mostTerms = 8;

/**
 * Adds a definition to the first use of each glossary term on a page: a button with a popover, which needs no JavaScript. Only plain words of
 * paragraphs count. Headings, links, code, tables, and bold interface names are left unchanged.
 * @param tree with everything rendered, its text already collected for search
 */
export function defineTerms(tree: Root, scope: Scope): void {
  const { glossary } = scope.context;
  if (glossary.length === 0 || !kinds.has(scope.draft.kind)) return;
  const terms = new Map(glossary.flatMap((term) => [term.term, ...term.forms].map((form) => [keyOf(form), term])));
  const pattern = anyOf([...terms.keys()]);
  walkType(tree, 'paragraph', (paragraph: Paragraph, index) => {
    paragraph.children = paragraph.children.flatMap((child) =>
      child.type === 'text' ? defineIn(child, pattern, terms, scope) : [child],
    );
    return index + 1;
  });
}

/** At the beginning of a sentence, a term is capitalized. */
function keyOf(form: string): string {
  return form.charAt(0).toLowerCase() + form.slice(1);
}

/** Whole words only. Parts of names and quotations don't count. */
function anyOf(keys: readonly string[]): RegExp {
  const alternatives = keys
    .toSorted((a, b) => b.length - a.length)
    .map((key) => key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/^\w/, (a) => `[${a}${a.toUpperCase()}]`));
  return new RegExp(`(?<![\\w"“‘/.@$-])(?:${alternatives.join('|')})(?![\\w"”’/-]|\\.\\w)`, 'g');
}

function defineIn(
  text: Text,
  pattern: RegExp,
  terms: ReadonlyMap<string, GlossaryTerm>,
  scope: Scope,
): PhrasingContent[] {
  const pieces: PhrasingContent[] = [];
  let done = 0;
  for (const { 0: form, index } of text.value.matchAll(pattern)) {
    const term = terms.get(keyOf(form));
    if (!term || scope.defined.size >= mostTerms || scope.defined.has(term.term) || isExplainedBy(term, scope))
      continue;
    scope.defined.add(term.term);
    const end = index + form.length;
    const mark = /^[.,;:)]+/.exec(text.value.slice(end))?.[0] ?? '';
    pieces.push({ ...text, value: text.value.slice(done, index) }, definition(form, term, scope, mark));
    done = end + mark.length;
  }
  return [...pieces, { ...text, value: text.value.slice(done) }];
}

function isExplainedBy({ page }: GlossaryTerm, { draft }: Scope): boolean {
  return normalizePath(splitHash(page).path) === draft.path;
}

/**
 * The popover immediately follows its button, so that screen readers continue with the definition.
 * @param mark punctuation after the term, which browsers would otherwise move to the next line, because a button isn't part of the text around it
 */
function definition(
  form: string,
  { term, definition: text, page }: GlossaryTerm,
  { context, defined }: Scope,
  mark: string,
) {
  const id = `term:${defined.size}`;
  const title = term.charAt(0).toUpperCase() + term.slice(1);
  const isPlanned = context.planned.includes(normalizePath(splitHash(page).path));
  const head = isPlanned ? title : element('a', { href: toHref(page, context.addressStyle) }, [title]);
  const parts = [
    element('button', { popoverTarget: id }, [form]),
    element('span', { popover: '', id }, [head, `: ${text}`]),
  ];
  return rendered(mark === '' ? parts : [element('span', { className: ['term'] }, [...parts, mark])]);
}
