import { parse } from 'yaml';
import { z } from 'zod';
import type { ComposeFile } from '#subjects/environment/schema/compose-facts.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]).transform((value) => `${value ?? ''}`);
const oneOrMore = z.union([scalar.transform((value) => [value]), z.array(scalar)]);
const namesOrMap = z.union([z.array(z.string()), z.record(z.string(), z.unknown()).transform(Object.keys)]);

const service = z.looseObject({
  image: z.string().optional(),
  build: z.unknown().optional(),
  container_name: z.string().optional(),
  hostname: z.string().optional(),
  command: oneOrMore.optional(),
  ports: z.array(scalar).default([]),
  volumes: z.array(scalar).default([]),
  depends_on: namesOrMap.default([]),
  profiles: z.array(z.string()).default([]),
  restart: z.string().optional(),
  mem_limit: scalar.optional(),
  env_file: oneOrMore.default([]),
  environment: z.union([z.array(scalar), z.record(z.string(), scalar)]).default([]),
  labels: z.unknown().optional(),
});

const composeFile = z.looseObject({
  services: z.record(z.string(), service.nullable()).nullish(),
  volumes: z.record(z.string(), z.unknown()).nullish(),
});

/** Folder of the files that people pass first. Compose resolves the paths in all files from the first file's folder. */
const BASE_FOLDER = 'docker';

/**
 * Reads what a Compose file sets up. Some of the platform's files contain a key twice; the last one counts.
 * @param path path in the platform's repository
 * @param text the file
 */
export function readCompose(path: string, text: string): ComposeFile {
  const { services, volumes } = composeFile.parse(parse(text, { merge: true, uniqueKeys: false }));
  const folder = isAddition(Object.values(services ?? {})) ? BASE_FOLDER : path.split('/').slice(0, -1).join('/');
  return {
    file: path,
    services: Object.entries(services ?? {}).map(([name, value]) => {
      const { image, build, container_name, hostname, command, ports, restart, mem_limit, ...rest } =
        value ?? service.parse({});
      return {
        name,
        ...(image !== undefined && { image }),
        ...(build !== undefined && { builds: true as const }),
        ...(container_name !== undefined && { container: container_name }),
        ...(hostname !== undefined && { hostname }),
        ...(command !== undefined && { command: command.join(' ') }),
        ...(restart !== undefined && { restart }),
        ...(mem_limit !== undefined && { memory: mem_limit }),
        ...some({ ports, volumes: rest.volumes, dependsOn: rest.depends_on, profiles: rest.profiles }),
        ...some({ envFiles: rest.env_file.map((file) => fileFrom(folder, file)) }),
        ...some({ environment: variables(rest.environment) }),
      };
    }),
    ...some({ volumes: Object.keys(volumes ?? {}) }),
  };
}

/** The variables in a file such as `docker.env`, without lines that are commented out. */
export function readEnvFile(text: string): { name: string; value: string }[] {
  return [...text.matchAll(/^([A-Za-z_][A-Za-z0-9_.]*)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
}

/** Lists that aren't empty. */
function some<T extends Record<string, readonly unknown[]>>(lists: T): Partial<T> {
  // Picking entries by name keeps their types.
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<T>;
}

function variables(
  environment: readonly string[] | Readonly<Record<string, string>>,
): { name: string; value: string }[] {
  if (!Array.isArray(environment)) return Object.entries(environment).map(([name, value]) => ({ name, value }));
  return environment.map((entry) => {
    const at = entry.indexOf('=');
    return at === -1 ? { name: entry, value: '' } : { name: entry.slice(0, at), value: entry.slice(at + 1) };
  });
}

/** Whether a file changes a service of another one, so that people pass it after that file. */
function isAddition(services: readonly (z.infer<typeof service> | null)[]): boolean {
  return services.some((each) => each === null || (each.image === undefined && each.build === undefined));
}

/** Path of a file that a Compose file names relative to a folder. */
function fileFrom(folder: string, file: string): string {
  const parts = folder.split('/');
  for (const part of file.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
