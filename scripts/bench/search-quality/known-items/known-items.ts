import type { Page } from '#model/page.ts';
import type { Case } from '#search/evaluation/case.ts';
import type { PublishedData } from '#subjects/data-files/data.ts';
import type { EnvironmentData } from '#subjects/environment/data.ts';
import type { ErrorData } from '#subjects/errors/data.ts';
import { errorAnchor, explainingPage } from '#subjects/errors/generate.ts';
import { definitionsOf } from './definitions.ts';
import { commandLine, environmentVariables } from './mentioned-names.ts';
import { collectMentions } from './mentions.ts';

/** Generated queries, and the names that no page mentions. */
export interface KnownItems {
  cases: Case[];
  undocumented: { kind: string; name: string }[];
}

interface Item {
  kind: string;
  name: string;
  path: string;
  anchor: string;
}

/**
 * A query for every name of the reference and every message of the error index. Each query must find a place that defines the
 * name or message. Names that are equal except for case form one query. All places that define one of them are correct results,
 * as are pages and sections that have the name as their title.
 */
export function knownItems(
  pages: readonly Page[],
  {
    cliCommands,
    environments,
    errors,
  }: Pick<PublishedData, 'cliCommands'> & Pick<EnvironmentData, 'environments'> & Pick<ErrorData, 'errors'>,
): KnownItems {
  const mentions = collectMentions(pages);
  const mentioned = [
    ...commandLine(
      cliCommands.map(({ value }) => value),
      mentions,
    ),
    ...environmentVariables(
      environments.flatMap(({ value }) => value.variables.map(({ name }) => name)),
      mentions,
    ),
  ];
  const items: Item[] = [
    ...pages.flatMap((page) => definitionsOf(page).map((definition) => ({ ...definition, path: page.path }))),
    ...mentioned.flatMap(({ kind, name, places }) =>
      places.map(({ path, section }) => ({ kind, name, path, anchor: section.anchor })),
    ),
    ...errors.flatMap(({ value }) => errorItems(value, pages)),
  ];
  const titled = ({ name }: Item) =>
    mentions.titled(name).map(({ path, section }) => ({ path, anchor: section.anchor }));
  return {
    cases: [...groupByName(items).values()].map((same) => caseOf(same, titled)),
    undocumented: mentioned.filter(({ places }) => places.length === 0).map(({ kind, name }) => ({ kind, name })),
  };
}

/** A message leads to the page that explains its entry. */
function errorItems(error: ErrorData['errors'][number]['value'], pages: readonly Page[]): Item[] {
  const path = explainingPage(error);
  const anchor = errorAnchor(error.id);
  const isShown = pages.some((page) => page.path === path && page.anchors.includes(anchor));
  return error.messages.flatMap((message) =>
    'text' in message ? [{ kind: 'error message', name: message.text, path, anchor: isShown ? anchor : '' }] : [],
  );
}

function groupByName(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = item.name.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

function caseOf(same: readonly Item[], titled: (item: Item) => { path: string; anchor: string }[]): Case {
  const [first] = same;
  if (first === undefined) throw new RangeError('A group of names has at least one.');
  const places = [...same, ...titled(first)];
  return {
    query: first.name,
    kind: first.kind,
    pages: new Map(places.map(({ path }) => [path, 3])),
    sections: new Set(places.filter(({ anchor }) => anchor !== '').map(({ path, anchor }) => `${path}#${anchor}`)),
  };
}
