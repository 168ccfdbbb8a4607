import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { subjects } from '#subjects/index.ts';
import type { Subject } from '#subjects/subject.ts';
import { importsIn, readModules } from '../../scripts/check/walls/import-graph.ts';
import { placeOf } from '../../scripts/check/walls/walls.ts';

const all: readonly Subject[] = subjects;

/** Rooms that nearly every subject imports. A change there is checked on the sample of pages. */
const EVERYWHERE = /^(model|generators|search|runtime|site|services|subjects)$/;

/** Address and component of every page that isn't documentation, with the file of the component. */
const screens = (() => {
  const listed = parse(readFileSync('content/screens.yaml', 'utf8')) as { path: string; screen: string }[];
  const views = all.map(({ name }) => `subjects/${name}/view.tsx`).filter((file) => existsSync(file));
  const files = new Map(['site/screens.ts', ...views].flatMap((view) => filesOfScreens(view)));
  return listed.flatMap(({ path, screen }) => {
    const file = files.get(screen);
    return file === undefined ? [] : [{ path, file }];
  });
})();

function filesOfScreens(view: string): [screen: string, file: string][] {
  const text = readFileSync(view, 'utf8');
  return [...text.matchAll(/'?([\w-]+)'?: \{\s*file: '([^']+)'/g)].map(([, screen = '', file = '']) => [screen, file]);
}

/** Beginnings of the files that a subject consists of: its code, what it imports of other subjects and of rooms that only some subjects import, and their data. */
function filesOfSubject(name: string): string[] {
  const own = `subjects/${name}`;
  const imported = readModules([own]).flatMap(({ path, text }) => importsIn(path, text));
  const places = imported.flatMap(({ to }) => (to === undefined ? [] : [placeOf(to)]));
  const code = new Set([own, ...places.filter((place) => !EVERYWHERE.test(place))]);
  const kinds = all
    .filter((subject) => code.has(`subjects/${subject.name}`))
    .flatMap(({ data = {} }) => Object.values(data));
  const content = kinds.map((kind) => `content/${'folder' in kind ? `${kind.folder}/` : kind.file}`);
  return [...[...code].map((folder) => `${folder}/`), ...content];
}

const remembered = new Map<string, readonly string[]>();

/**
 * Beginnings of the files that only some pages are made of, for the page at an address.
 * @param address without query
 */
export function sourcesOf(address: string): readonly string[] {
  const known = remembered.get(address);
  if (known !== undefined) return known;
  const screen = screens.find(({ path }) => path === address);
  const texts = screen === undefined ? [] : screenTexts(screen.file);
  const [room = '', folder = ''] = screen?.file.split('/') ?? [];
  const subject = screen === undefined ? subjectOf(address) : room === 'subjects' ? folder : undefined;
  const sources = [
    `content${address}.md`,
    `content${address}/index.md`,
    ...texts,
    ...(subject === undefined ? [] : filesOfSubject(subject)),
    ...(room === 'site' ? [`site/${folder}/`] : []),
  ];
  remembered.set(address, sources);
  return sources;
}

/** The subject that makes the page, or whose blocks it shows. */
function subjectOf(address: string): string | undefined {
  const isAtOrBelow = (beginning: string) => address === beginning || address.startsWith(`${beginning}/`);
  return all.find(({ pages = [] }) => pages.some(isAtOrBelow))?.name;
}

/** The Markdown texts that a screen shows, by the names that its component mentions. */
function screenTexts(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return readdirSync('content/pages')
    .filter((name) => code.includes(`'${name.replace(/\.md$/, '')}'`))
    .map((name) => `content/pages/${name}`);
}
