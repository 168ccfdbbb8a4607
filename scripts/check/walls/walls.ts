import type { Import } from './import-graph.ts';

/** The room of a module, or its subject, e.g. `site` or `subjects/errors`. */
export function placeOf(path: string): string {
  const [room = '', name = '', ...rest] = path.split('/');
  return room === 'subjects' && rest.length > 0 ? `${room}/${name}` : room;
}

/**
 * Relative imports that leave a room or a subject. They should be written `#room/file.ts`, so that a reader sees them.
 * @returns one line for each
 */
export function relativeAcross(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to, specifier }) => {
      if (to === undefined || !specifier.startsWith('.')) return false;
      // The files of subjects/ itself declare and list subjects, so they are near to each of them.
      const rooms = [placeOf(from), placeOf(to)];
      return rooms[0] !== rooms[1] && !rooms.every((room) => room.startsWith('subjects'));
    })
    .map(({ from, specifier }) => `${from} imports ${specifier}`);
}

/**
 * Pairs of subjects that import each other, directly.
 * @returns both names, in alphabetical order, e.g. `connectors ↔ data-files`
 */
export function mutualSubjects(imports: readonly Import[]): string[] {
  const pairs = new Set(
    imports.flatMap(({ from, to }) => {
      const [one, other] = [placeOf(from), placeOf(to ?? '')];
      return one !== other && one.startsWith('subjects/') && other.startsWith('subjects/') ? [`${one} ${other}`] : [];
    }),
  );
  return [...pairs]
    .map((pair) => pair.replaceAll('subjects/', '').split(' '))
    .filter(([one = '', other = '']) => one < other && pairs.has(`subjects/${other} subjects/${one}`))
    .map(([one, other]) => `${one} ↔ ${other}`)
    .sort();
}

/**
 * Modules that are loaded together with a module.
 * @param start path in the repository
 * @returns paths and names of packages; neither types nor what is loaded on demand
 */
export function loadedWith(start: string, imports: readonly Import[]): Set<string> {
  const loaded = new Set([start]);
  for (const module of loaded) {
    for (const { from, to, specifier, kind } of imports) {
      if (from === module && kind === 'value') loaded.add(to ?? specifier);
    }
  }
  return loaded;
}
