import type { EndpointFacts, RecordFacts, RestFacts } from '#subjects/rest/schema/rest-facts.ts';
import { readPlatform } from '../messages/read-platform.ts';
import { readController } from './read-controllers.ts';
import { type Definition, readDefinition } from './read-records.ts';
import { readResource } from './read-resources.ts';
import { readRoutes, readServlets } from './read-routes.ts';

/** Files that define endpoints, including their locations in earlier releases. */
const DEFINES =
  /restspec\.json$|-servlet(?:-impl)?\/.*Controller\.java$|datahub-frontend\/conf\/routes$|WEB-INF\/web\.xml$/;

/** Records whose fields no one reads in a reference of endpoints: unions of everything that can be stored. */
const OPAQUE =
  /\.metadata\.snapshot\.|^com\.linkedin\.entity\.(?:Entity|Aspect)$|^com\.linkedin\.metadata\.aspect\.Aspect$/;

type Git = (...args: string[]) => string;

/**
 * Everything that the code says about endpoints.
 * @param platform git directory of a clone
 * @param commit the documented version
 * @param git runs git there
 */
export function restFactsOf(platform: string, commit: string, git: Git): RestFacts {
  const paths = git('ls-tree', '-r', '--name-only', commit).split('\n');
  const java = new Map(paths.filter((path) => path.endsWith('.java')).map((path) => [path.split('/').at(-1), path]));
  const classFile = (name: string) => java.get(`${name.split('.').at(-1)}.java`) ?? '';
  const readJava = (name: string) => {
    const file = classFile(name);
    return { file, text: readPlatform(platform, commit, [file]).get(file) ?? '' };
  };
  const defining = readPlatform(
    platform,
    commit,
    paths.filter((path) => DEFINES.test(path) && !path.includes('/test/')),
  );
  const endpoints = endpointsOf(defining, classFile, readJava);
  const since = firstReleasesOf(platform, git, new Set(endpoints.map(keyOf)));
  return {
    commit,
    endpoints: endpoints.map((endpoint) => {
      const { id, api, file, ...rest } = endpoint;
      const release = since.get(keyOf(endpoint));
      return { id, api, file, ...(release !== undefined && { since: release }), ...rest };
    }),
    records: recordsOf(platform, commit, paths, endpoints),
  };
}

/** Endpoints in the order of their files. */
function endpointsOf(
  files: ReadonlyMap<string, string>,
  classFile: (name: string) => string,
  java?: (name: string) => { file: string; text: string },
): EndpointFacts[] {
  return [...files].flatMap(([file, text]) => {
    if (file.endsWith('.json')) return readResource(text, java);
    if (file.endsWith('.java')) return readController(file, text);
    return file.endsWith('.xml') ? readServlets(text, classFile) : readRoutes(file, text);
  });
}

/** The first release that has each endpoint. The documented release has no tag in the history, so it is that of everything that no earlier one has. */
function firstReleasesOf(platform: string, git: Git, keys: ReadonlySet<string>): Map<string, string> {
  const tags = git('tag', '--list', 'v[0-9]*')
    .split('\n')
    .filter((tag) => /^v\d+\.\d+\.\d+(?:\.\d+)?$/.test(tag) && compareVersions(tag, 'v0.10.2') < 0)
    .sort(compareVersions);
  const found = new Map<string, string>();
  for (const tag of tags) {
    const paths = git('ls-tree', '-r', '--name-only', tag)
      .split('\n')
      .filter((path) => DEFINES.test(path) && !path.includes('/test/'));
    for (const endpoint of endpointsOf(readPlatform(platform, tag, paths), () => '')) {
      const key = keyOf(endpoint);
      if (keys.has(key) && !found.has(key)) found.set(key, tag);
    }
  }
  for (const key of keys) if (!found.has(key)) found.set(key, 'v0.10.2');
  return found;
}

/** The frontend and the metadata service have endpoints with the same path. */
function keyOf({ api, id }: EndpointFacts): string {
  return `${api} ${id}`;
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Records that parameters and responses of Rest.li consist of, by name. */
function recordsOf(
  platform: string,
  commit: string,
  paths: readonly string[],
  endpoints: readonly EndpointFacts[],
): RecordFacts[] {
  const byName = new Map(
    paths.flatMap((path): [string, string][] => {
      const name = /src\/main\/pegasus\/(com\/.*)\.pdl$/.exec(path)?.[1];
      return name === undefined ? [] : [[name.replaceAll('/', '.'), path]];
    }),
  );
  const definitions = new Map<string, Definition>();
  const read = (name: string): Definition | undefined => {
    const file = byName.get(name);
    if (file === undefined || OPAQUE.test(name)) return undefined;
    const known = definitions.get(name);
    if (known !== undefined) return known;
    const definition = readDefinition(file, readPlatform(platform, commit, [file]).get(file) ?? '', read);
    if (definition !== undefined) definitions.set(name, definition);
    return definition;
  };
  const restli = endpoints.filter(({ api }) => api === 'restli');
  const types = restli.flatMap(({ parameters, returns = '' }) => [...parameters.map(({ type }) => type), returns]);
  const wanted = types.flatMap((type) => type.match(/com\.linkedin\.[\w.]+/g) ?? []);
  const found = new Map<string, RecordFacts>();
  for (const name of wanted) {
    if (found.has(name)) continue;
    const definition = read(name);
    if (definition === undefined) continue;
    const { uses, inner, ...record } = definition;
    found.set(name, record);
    for (const each of inner) found.set(each.name, each);
    wanted.push(...uses);
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
