import { dataProblem } from '#generators/drafting/data-problem.ts';
import { blockPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { codeOf, plainText } from '#generators/drafting/plain-text.ts';
import type { Generated } from '#generators/generated.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Section } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { ErrorReference, ExplainedError, KnownErrorsBlock } from './blocks/block-types.ts';
import type { ErrorData } from './data.ts';
import type { KnownError } from './schema/known-error.ts';

/**
 * What `::known-errors` includes in a page: the entries that it explains, then references to those that other pages explain, each in the order of
 * their files.
 */
export function generateErrors({ errors }: Pick<ErrorData, 'errors'>): Generated {
  const pages = [...new Set(errors.flatMap(({ value }) => value.pages))];
  const blocks = pages.flatMap((page) => {
    const listed = errors.filter(({ value }) => value.pages.includes(page));
    const [first] = listed;
    if (first === undefined) return [];
    const values = listed.map(({ value }) => value);
    const isHere = (error: KnownError) => explainingPage(error) === page;
    const explained = values.filter(isHere).map((error) => ({ entry: explain(error), keywords: error.keywords }));
    const others = values.filter((error) => !isHere(error)).map(refer);
    const block: KnownErrorsBlock = {
      type: 'known-errors',
      errors: [...explained.map(({ entry }) => entry), ...others],
    };
    // Search finds an entry where it's explained.
    const sections = explained.map(({ entry, keywords }) => errorSection(entry, keywords));
    return [[`errors ${page}`, blockPart(block, first.origin([]), sections)] as const];
  });
  return { drafts: [], problems: errors.flatMap(checkName), embeddedBlocks: Object.fromEntries(blocks) };
}

function explain({ id, title, symptom, messages, shows, causes }: KnownError): ExplainedError {
  return {
    title,
    anchor: errorAnchor(id),
    symptom: parseRichText(symptom),
    messages: messages.flatMap((message) => ('text' in message ? message.text : [])),
    shows: shows.map(parseRichText),
    causes: causes.map(({ cause, check, fix }) => ({
      cause: parseRichText(cause),
      check: parseRichText(check),
      fix: parseRichText(fix),
    })),
  };
}

function refer({ id, title, page, pages }: KnownError): ErrorReference {
  const anchor = errorAnchor(id);
  return { title, anchor, href: `${explainingPage({ page, pages })}#${anchor}` };
}

/** Page that shows an entry with its causes and fixes: the page that explains its area, or else the first page that shows the entry. */
export function explainingPage({ page, pages }: Pick<KnownError, 'page' | 'pages'>): string {
  return pages.includes(page) ? page : (pages[0] ?? page);
}

/** Anchor of an entry on every page that shows it. */
export function errorAnchor(id: string): string {
  return `error-${id}`;
}

/** The entries for search: each known error under its own anchor, with its messages as code. */
function errorSection({ title, anchor, symptom, messages, causes }: ExplainedError, keywords: string[]): Section {
  const texts = [symptom, ...causes.flatMap(({ cause, check, fix }) => [cause, check, fix])];
  return {
    anchor,
    title,
    trail: ['What can go wrong'],
    text: texts.map(plainText).join(' '),
    code: [...messages, ...texts.flatMap(codeOf)],
    keywords,
  };
}

function checkName({ value: { id }, file, origin }: Loaded<KnownError>): Problem[] {
  if (file.endsWith(`/${id}.yaml`)) return [];
  return [
    dataProblem(
      origin(['id']),
      'errors/file-name',
      `The entry "${id}" is in a file with a different name.`,
      `Rename the file to ${id}.yaml.`,
    ),
  ];
}
