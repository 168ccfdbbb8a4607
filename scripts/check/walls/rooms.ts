/** Globals that exist only in some environments, or that make two runs differ. */
export type GlobalGroup = 'browser' | 'node' | 'clock' | 'network';

/** What the code of a room can use. */
export interface Room {
  /** Rooms that it imports. */
  rooms: readonly string[];
  /** Rooms from which it imports only the modules directly in the folder, such as the list of subjects. */
  surfaces?: readonly string[];
  /** Packages that it imports; `name/*` includes everything below a name. */
  packages: readonly string[];
  /** Globals that it uses besides those of the language. It can import Node modules only with `node`. */
  globals: readonly GlobalGroup[];
}

const markdownPackages = ['hast', 'hast-util-to-html', 'mdast', 'mdast-util-to-hast', 'satteri', 'shiki/*'];
const samplePackages = ['@lezer/common', '@lezer/java', '@lezer/python', 'unbash'];

const pageGlobals: readonly GlobalGroup[] = ['browser', 'clock', 'network'];

/**
 * Every room with code, from the bottom to the top. This table is the architecture: `walls.test.ts` compares it with every import, so an
 * import that isn't listed here is rejected. Tests, fixtures, and test helpers may import anything.
 */
export const rooms: Readonly<Record<string, Room>> = {
  model: { rooms: [], packages: ['zod'], globals: [] },
  yaml: { rooms: ['model'], packages: ['yaml'], globals: [] },
  recipes: { rooms: ['model', 'yaml'], packages: ['yaml'], globals: [] },
  generators: { rooms: ['model'], packages: [], globals: [] },
  search: { rooms: ['model'], packages: ['algoliasearch/lite'], globals: ['network'] },
  runtime: { rooms: ['model'], packages: [], globals: pageGlobals },
  site: {
    rooms: ['model', 'search', 'runtime'],
    packages: ['@codemirror/*', '@lezer/highlight', 'lucide', 'react', 'react-dom/client', 'simple-icons'],
    globals: pageGlobals,
  },
  services: {
    rooms: ['model', 'search'],
    packages: ['@modelcontextprotocol/sdk/*', 'github-slugger', 'zod'],
    globals: ['node'],
  },
  subjects: {
    rooms: ['model', 'yaml', 'recipes', 'generators', 'search', 'runtime', 'site', 'services'],
    packages: [
      '@codemirror/*',
      '@viz-js/viz',
      'cm6-graphql',
      'github-slugger',
      'graphql/*',
      'graphql-language-service',
      'lucide',
      'react',
      'yaml',
      'zod',
    ],
    globals: pageGlobals,
  },
  pipeline: {
    rooms: ['model', 'generators'],
    surfaces: ['subjects'],
    packages: [
      ...markdownPackages,
      ...samplePackages,
      '@viz-js/viz',
      'github-slugger',
      'lucide',
      'sharp',
      'yaml',
      'zod',
    ],
    globals: ['node', 'clock', 'network'],
  },
  output: {
    rooms: ['model', 'generators', 'search', 'site', 'subjects', 'pipeline'],
    packages: ['fontkit', 'lightningcss', 'lucide', 'react', 'react-dom/server', 'rolldown', 'sharp'],
    globals: ['node', 'clock', 'network'],
  },
  scripts: {
    rooms: ['model', 'search', 'runtime', 'services', 'subjects', 'pipeline', 'output'],
    packages: [
      '@modelcontextprotocol/sdk/*',
      '@orama/orama',
      '@playwright/test',
      'ajv/*',
      'ajv-formats',
      'dockerfile-ast',
      'dockerfile-utils',
      'github-slugger',
      'graphql',
      'html-validate',
      'lunr',
      'mdast',
      'minisearch',
      'pagefind',
      'rolldown/*',
      'sharp',
      'vite',
      'xmllint-wasm',
      'yaml',
      'zod',
    ],
    globals: ['browser', 'node', 'clock', 'network'],
  },
};
