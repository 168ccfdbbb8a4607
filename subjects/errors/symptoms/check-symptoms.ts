import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import type { ErrorMessage } from '#model/error-message.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { KnownError } from '../schema/known-error.ts';
import type { PageSymptoms, SymptomRow } from '../schema/symptoms.ts';

/** Where the tables of a page are written, for example `content/symptoms/how/search.yaml` for `/docs/how/search`. */
function fileOf(page: string): string {
  return `content/symptoms/${page.replace(/^\/docs\/?/, '') || 'index'}.yaml`;
}

/** What is wrong with a file of content/symptoms/ beyond its schema: its name, and two tables in one section. */
export function checkFile({ value: { page, tables }, file, origin }: Loaded<PageSymptoms>): Problem[] {
  const wanted = fileOf(page);
  const named = file.endsWith(wanted.replace(/^content/, ''))
    ? []
    : [
        dataProblem(
          origin(['page']),
          'symptoms/file-name',
          `The tables of "${page}" are in a file with a different name.`,
          `Rename the file to ${wanted}.`,
        ),
      ];
  const sections = tables.map(({ section }) => section);
  const twice = sections.flatMap((section, index) =>
    sections.indexOf(section) === index
      ? []
      : [
          dataProblem(
            origin(['tables', index, 'section']),
            'symptoms/section-twice',
            `The section "${section}" has two tables.`,
            'Put the rows into one table, or give the second one a section of its own.',
          ),
        ],
  );
  return [...named, ...twice];
}

/**
 * What is wrong with the entry that a row names or should name: a message in two places doesn't identify either of them.
 * @param at where the row, or a key of it, is in its file
 */
export function checkEntry(
  { entry, messages }: Pick<SymptomRow, 'entry' | 'messages'>,
  entries: readonly Pick<KnownError, 'id' | 'messages'>[],
  at: (...keys: string[]) => Origin,
): Problem[] {
  if (entry !== undefined) {
    const ids = entries.map(({ id }) => id);
    if (ids.includes(entry)) return [];
    const fix = didYouMean(entry, ids, 'Use the name of a file in content/errors/, without .yaml.');
    return [dataProblem(at('entry'), 'symptoms/unknown-entry', `There is no known error "${entry}".`, fix)];
  }
  const own = messages.map(keyOf);
  const same = entries.find((known) => known.messages.some((message) => own.includes(keyOf(message))));
  if (same === undefined) return [];
  return [
    dataProblem(
      at('messages'),
      'symptoms/message-twice',
      `The known error "${same.id}" has the same message.`,
      `Add "entry: ${same.id}" to the row.`,
    ),
  ];
}

function keyOf(message: ErrorMessage): string {
  return 'text' in message ? message.text.toLowerCase() : `/${message.pattern}/`;
}
