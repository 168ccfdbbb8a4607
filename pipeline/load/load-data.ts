import type { z } from 'zod';
import type { Loaded } from '#model/loaded.ts';
import type { Problem } from '#model/problem.ts';
import { type DataKind, dataKinds, type SiteData } from '#model/site-data.ts';
import { validateYaml } from '#pipeline/schemas/validate-yaml.ts';
import type { ContentFiles } from './content-files.ts';

interface Result {
  data?: Loaded<unknown>;
  problems: Problem[];
}

/** Keeps what was read of a data file until its text changes; shared between the builds of one process. */
export type DataMemory = Map<string, { text: string; result: Result }>;

/**
 * Reads the data that pages are generated from.
 * @param content the content folder
 * @param memory what earlier builds of this process read
 * @returns every file that passed its schema, by kind, in the order of file names
 */
export function loadData(content: ContentFiles, memory: DataMemory): { data: SiteData; problems: Problem[] } {
  const problems: Problem[] = [];
  const kinds = Object.entries(dataKinds).map(([kind, place]) => {
    const results = filesOf(content, place).map((path) => loadFile(content, path, place.schema, memory));
    problems.push(...results.flatMap((result) => result.problems));
    return [kind, results.flatMap((result) => result.data ?? [])] satisfies [string, unknown];
  });
  const graphqlSchema = content
    .list('graphql', 'files')
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => ({ file: content.file(`graphql/${name}`), text: content.read(`graphql/${name}`) ?? '' }));
  // Each kind was validated with its own schema above; entries lose that pairing.
  return { data: { ...(Object.fromEntries(kinds) as Record<DataKind, never[]>), graphqlSchema }, problems };
}

function filesOf(content: ContentFiles, place: { folder: string } | { file: string }): string[] {
  if ('file' in place) return content.read(place.file) === undefined ? [] : [place.file];
  const names = content.list(place.folder, 'files').filter((name) => /\.ya?ml$/.test(name));
  return names.map((name) => `${place.folder}/${name}`);
}

function loadFile(content: ContentFiles, path: string, schema: z.ZodType, memory: DataMemory): Result {
  const file = content.file(path);
  const text = content.read(path) ?? '';
  const known = memory.get(file);
  if (known?.text === text) return known.result;
  const result: Result = validateYaml(schema, text, file);
  memory.set(file, { text, result });
  return result;
}
