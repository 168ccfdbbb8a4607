import type { Import } from './import-graph.ts';
import type { Room } from './rooms.ts';

/** The room of a module, or its subject, for example `site` or `subjects/errors`. */
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
      // The files directly in subjects/ declare and list subjects, so they can use relative imports.
      const rooms = [placeOf(from), placeOf(to)];
      return rooms[0] !== rooms[1] && !rooms.every((room) => room.startsWith('subjects'));
    })
    .map(({ from, specifier }) => `${from} imports ${specifier}`);
}

/**
 * Pairs of subjects that import each other, directly.
 * @returns both names, in alphabetical order, for example `connectors ↔ data-files`
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
 * @returns paths and names of packages; without types and modules that are loaded on demand
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

/**
 * Imports that the table of rooms doesn't allow: of another room, a package, or a module of Node.
 * @returns one line for each
 */
export function forbiddenImports(imports: readonly Import[], rooms: Readonly<Record<string, Room>>): string[] {
  return imports
    .filter(({ from, to, specifier }) => {
      const own = from.split('/')[0] ?? '';
      const room = rooms[own];
      if (room === undefined) return true;
      if (to !== undefined) {
        const other = to.split('/')[0] ?? '';
        const isOnSurface = room.surfaces?.includes(other) === true && to.split('/').length === 2;
        return other !== own && !room.rooms.includes(other) && !isOnSurface;
      }
      if (specifier.startsWith('node:')) return !room.globals.includes('node');
      return !room.packages.some((name) => isOf(specifier, name));
    })
    .map(({ from, specifier }) => `${from} imports ${specifier}`);
}

function isOf(specifier: string, name: string): boolean {
  if (!name.endsWith('/*')) return specifier === name;
  return specifier === name.slice(0, -2) || specifier.startsWith(name.slice(0, -1));
}

/**
 * Modules that import each other, directly or through others, as types or on demand.
 * @returns a line for each cycle, for example `a.ts → b.ts → a.ts`
 */
export function cycles(imports: readonly Import[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) if (to !== undefined) targets.set(from, [...(targets.get(from) ?? []), to]);
  const finished = new Set<string>();
  const found: string[] = [];
  const visit = (module: string, path: readonly string[]): void => {
    const start = path.indexOf(module);
    if (start >= 0) found.push([...path.slice(start), module].join(' → '));
    if (start >= 0 || finished.has(module)) return;
    for (const target of targets.get(module) ?? []) visit(target, [...path, module]);
    finished.add(module);
  };
  for (const module of targets.keys()) visit(module, []);
  return found;
}
