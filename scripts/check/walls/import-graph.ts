import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** An import of a module, as it is written. */
export interface Import {
  /** Path of the importing file in the repository. */
  from: string;
  /** As written, for example `#model/page.ts`, `./page.ts`, `node:fs`, or `react`. */
  specifier: string;
  /** Path of the imported file in the repository; absent for packages and modules of Node. */
  to: string | undefined;
  /** `type` imports vanish before the code runs, and `dynamic` ones are loaded when they are needed. */
  kind: 'value' | 'type' | 'dynamic';
}

const STATEMENT = /^(?:import|export)\b(\s+type\b)?[^'";`]*?\bfrom\s+'([^']+)'/gm;
const SIDE_EFFECT = /^import\s+'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g;

/**
 * Finds the imports in a module.
 * @param path of the file in the repository, with forward slashes
 */
export function importsIn(path: string, text: string): Import[] {
  const entry = (specifier: string, kind: Import['kind']): Import => ({
    from: path,
    specifier,
    to: resolve(path, specifier),
    kind,
  });
  return [
    ...[...text.matchAll(STATEMENT)].map(([, type, specifier = '']) => entry(specifier, type ? 'type' : 'value')),
    ...[...text.matchAll(SIDE_EFFECT)].map(([, specifier = '']) => entry(specifier, 'value')),
    ...[...text.matchAll(DYNAMIC)].map(([, specifier = '']) => entry(specifier, 'dynamic')),
  ];
}

function resolve(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  // Our imports name files with their endings. Without one, it is code in a text that a module writes, such as that of another generator.
  return /^\..*\.\w+$/.test(specifier) ? posix.join(posix.dirname(path), specifier) : undefined;
}

/** Whether a file belongs to the product. Tests and their shared code can import from anywhere. */
function isProduct(path: string): boolean {
  return !/\.test\.tsx?$|(?:^|\/)(?:fixtures|testing)\//.test(path);
}

/** A module of the product. */
export interface Module {
  /** Path in the repository. */
  path: string;
  text: string;
}

/**
 * Reads the modules in some rooms, without tests.
 * @param rooms folders of the repository, for example `['model', 'site']`
 * @param ending of the files that count
 */
export function readModules(rooms: readonly string[], ending = /\.tsx?$/): Module[] {
  return rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
      .filter((path) => ending.test(path) && isProduct(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}
