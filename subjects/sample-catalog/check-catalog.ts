import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import type { Loaded } from '#model/loaded.ts';
import { inEnglish } from '#model/message.ts';
import type { Problem } from '#model/problem.ts';
import { checkUrn } from '#model/urn/check-urn.ts';
import type { UrnRules } from '#model/urn/findings.ts';
import { checkPayload } from '#subjects/metamodel/check-payload.ts';
import type { ModelIndex } from '#subjects/metamodel/model-index.ts';
import { entityTypeOf } from './catalog.ts';
import type { CatalogData } from './data.ts';
import type { CatalogEntry } from './schema.ts';

type File = Loaded<CatalogEntry[]>;
type Path = (string | number)[];

/**
 * Compares each entity with the metamodel: its URN, its aspects, and their fields. Every URN in an aspect must refer to an entity in the catalog or
 * to a column in the schema of one of its datasets.
 * @param rules the rules for URNs
 */
export function checkCatalog({ catalogFiles }: CatalogData, index: ModelIndex, rules: UrnRules): Problem[] {
  const columns = columnsOf(catalogFiles.flatMap(({ value }) => value));
  const first = firstFiles(catalogFiles);
  return catalogFiles.flatMap((file) =>
    file.value.flatMap((entry, at) => [
      ...duplicate(entry, file, at, first),
      ...wrongUrn(entry, file, at, rules),
      ...wrongAspects(entry, file, at, index),
      ...unknownReferences(entry, file, at, columns),
    ]),
  );
}

/** Every URN of the catalog; datasets with their columns. */
function columnsOf(entries: readonly CatalogEntry[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    entries.map(({ urn, aspects }) => {
      const fields = aspects.schemaMetadata?.fields;
      return [urn, Array.isArray(fields) ? fields.map((field) => textAt(field, 'fieldPath')) : []];
    }),
  );
}

function textAt(value: unknown, key: string): string {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof text === 'string' ? text : '';
}

/** The file that lists each entity first. */
function firstFiles(files: readonly File[]): ReadonlyMap<string, { file: File; at: number }> {
  const first = new Map<string, { file: File; at: number }>();
  for (const file of files) {
    for (const [at, { urn }] of file.value.entries()) if (!first.has(urn)) first.set(urn, { file, at });
  }
  return first;
}

function duplicate({ urn }: CatalogEntry, file: File, at: number, first: ReturnType<typeof firstFiles>): Problem[] {
  const found = first.get(urn);
  if (found === undefined || (found.file === file && found.at === at)) return [];
  const place = `${found.file.file} has it already.`;
  return [
    dataProblem(file.origin([at, 'urn']), 'sample-catalog/duplicate', `The entity "${urn}" is listed twice.`, place),
  ];
}

function wrongUrn({ urn }: CatalogEntry, file: File, at: number, rules: UrnRules): Problem[] {
  return checkUrn(urn, rules).findings.map(({ message }) =>
    dataProblem(file.origin([at, 'urn']), 'sample-catalog/urn', inEnglish(message)),
  );
}

function wrongAspects(
  { urn, aspects, timeseries = {} }: CatalogEntry,
  file: File,
  at: number,
  index: ModelIndex,
): Problem[] {
  const type = entityTypeOf(urn);
  const entity = index.entities.get(type)?.value;
  if (entity === undefined) return [];
  const versioned = Object.entries(aspects).map(([name, value]) => ({
    name,
    value,
    path: [at, 'aspects', name],
    is: 'versioned',
  }));
  const events = Object.entries(timeseries).flatMap(([name, list]) =>
    list.map((value, number) => ({ name, value, path: [at, 'timeseries', name, number], is: 'timeseries' })),
  );
  return [...versioned, ...events].flatMap(({ name, value, path, is }) => {
    const origin = file.origin(path);
    const aspect = index.aspects.get(name)?.value;
    if (aspect === undefined || !entity.aspects.includes(name)) {
      const fix = didYouMean(name, entity.aspects, `content/metamodel/entities/${type}.yaml lists its aspects.`);
      return [dataProblem(origin, 'sample-catalog/aspect', `The entity "${type}" has no aspect "${name}".`, fix)];
    }
    if ((aspect.kind === 'timeseries') !== (is === 'timeseries')) {
      const fix = `Move it to "${is === 'timeseries' ? 'aspects' : 'timeseries'}".`;
      return [dataProblem(origin, 'sample-catalog/aspect', `The aspect "${name}" is not ${is}.`, fix)];
    }
    return checkPayload(value, aspect.record, name, index).map((message) =>
      dataProblem(origin, 'sample-catalog/payload', message, `content/metamodel/aspects/${name}.yaml describes it.`),
    );
  });
}

const COLUMN = /^urn:li:schemaField:\((urn:li:dataset:\(.*\)),([^,]*)\)$/;

function unknownReferences(
  { urn, aspects, timeseries = {} }: CatalogEntry,
  file: File,
  at: number,
  columns: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const places: [Path, unknown][] = [
    ...Object.entries(aspects).map(([name, value]): [Path, unknown] => [[at, 'aspects', name], value]),
    ...Object.entries(timeseries).map(([name, value]): [Path, unknown] => [[at, 'timeseries', name], value]),
    // The platform, the flow, and so on, that a URN contains.
    [[at, 'urn'], [...urn.matchAll(/(?<=[(,])urn:li:\w+:(?:\([^()]*\)|[^,()]+)/g)].map(([inner]) => inner)],
  ];
  return places.flatMap(([path, value]) =>
    [...new Set(urnsIn(value))].flatMap((reference) => {
      const [, dataset, column = ''] = COLUMN.exec(reference) ?? [];
      if (dataset === undefined ? columns.has(reference) : columns.get(dataset)?.includes(column)) return [];
      const message = `Nothing in the sample catalog has the URN "${reference}".`;
      const fix = didYouMean(
        reference,
        columns.keys(),
        'Describe it in content/sample-catalog/entities/, or name another.',
      );
      return [dataProblem(file.origin(path), 'sample-catalog/unknown', message, fix)];
    }),
  );
}

/** All strings in a value that are URNs. */
function urnsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('urn:li:') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urnsIn) : [];
}
