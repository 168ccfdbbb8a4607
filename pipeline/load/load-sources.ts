import type { z } from 'zod';
import { type OutsideVariables, outsideVariables } from '#model/environment.ts';
import { type GlossaryTerm, glossaryFile } from '#model/glossary.ts';
import { type JavaClasses, javaClasses } from '#model/java-classes.ts';
import type { Loaded } from '#model/loaded.ts';
import { type NavigationFile, navigationFile } from '#model/navigation.ts';
import type { PageDraft } from '#model/page.ts';
import { type Ports, ports } from '#model/ports.ts';
import type { Problem } from '#model/problem.ts';
import { type PythonModules, pythonModules } from '#model/python-modules.ts';
import { type AddressLedger, addressLedger, type Redirect, redirectsFile } from '#model/redirects.ts';
import { type ScreenEntry, type ScreenTranslation, screensFile, screenTranslationsFile } from '#model/screens.ts';
import type { SiteConfig } from '#model/site-config.ts';
import { type SynonymGroup, synonymsFile } from '#model/synonyms.ts';
import { openDiskCache } from '#pipeline/cache/disk-cache.ts';
import { readSiteConfig } from '#pipeline/schemas/read-site-config.ts';
import type { SiteData } from '#subjects/site-data.ts';
import { type ContentFiles, MOST_BYTES, type TextMemory } from './content-files.ts';
import { type DataDigests, type DataMemory, loadData } from './load-data.ts';
import { type FileState, loadFile } from './load-file.ts';
import { loadPages, type PageMemory } from './load-pages.ts';
import { loadScreenTexts } from './load-screen-texts.ts';

/** Everything in the content folder except images, typed. */
export interface Sources {
  config: Loaded<SiteConfig>;
  /** Written pages of the default locale in all versions. */
  drafts: readonly PageDraft[];
  /** Written pages of the other locales, by locale code. */
  translations: Readonly<Record<string, readonly PageDraft[]>>;
  /** Markdown texts of the screens, by locale code; translations of the default locale's. */
  screenTexts: Readonly<Record<string, readonly PageDraft[]>>;
  /** Text of content/locales/{code}/interface.yaml by locale code. */
  interfaces: Readonly<Record<string, { file: string; text: string }>>;
  /** Markdown of content/includes/ by path below it. */
  includes: Readonly<Record<string, string>>;
  data: SiteData;
  /** Names of the texts that the data was read from, by kind. */
  digests: DataDigests;
  /** Pages that are not documentation. */
  screens: FileState<ScreenEntry[]>;
  /** Their texts in other languages, by locale code. */
  screenTranslations: Readonly<Record<string, FileState<ScreenTranslation[]>>>;
  navigation: FileState<NavigationFile>;
  redirects: FileState<Redirect[]>;
  ledger: FileState<AddressLedger>;
  /** Platform terms with their definitions. */
  glossary: FileState<GlossaryTerm[]>;
  /** What readers call things. */
  synonyms: FileState<SynonymGroup[]>;
  /** Where services listen. */
  ports: FileState<Ports>;
  /** What Python samples may import. */
  pythonModules: FileState<PythonModules>;
  /** What Java samples may import. */
  javaClasses: FileState<JavaClasses>;
  /** Variables of other tools that samples may set. */
  outsideVariables: FileState<OutsideVariables>;
}

/** What one build has read, so that the next one doesn't need to read it again unless it changed. */
export interface SourceMemory {
  pages: PageMemory;
  data: DataMemory;
  texts: TextMemory;
}

/**
 * A memory that starts with what earlier processes stored.
 * @param dataDir folder of the validated data, for example `.cache/data`; without one, nothing is kept on disk
 */
export function openSourceMemory(dataDir?: string): SourceMemory {
  return {
    pages: new Map(),
    data: { files: new Map(), digests: new Map(), kinds: openDiskCache(dataDir, 50) },
    texts: new Map(),
  };
}

/**
 * Reads the content folder.
 * @param content the folder
 * @param memory what earlier builds of this process read
 */
export function loadSources(content: ContentFiles, memory: SourceMemory): { sources: Sources; problems: Problem[] } {
  const { config, problems } = readSiteConfig(content.read('site.yaml'), content.file('site.yaml'));
  const collect = <T extends { problems: Problem[] }>(result: T): T => {
    problems.push(...result.problems);
    return result;
  };
  const file = <S extends z.ZodType>(path: string, schema: S) =>
    collect(loadFile(content, path, schema, memory.data.files)).file;
  const pagesOf = (root: string) =>
    config.value.versions.flatMap((version) => {
      const folder = version.name === 'current' ? 'docs' : `versions/${version.name}/docs`;
      return collect(loadPages(content, `${root}${folder}`, version, memory.pages)).drafts;
    });
  const codes = config.value.locales.map((locale) => locale.code);
  const { data, digests } = collect(loadData(content, memory.data));
  const sources: Sources = {
    config,
    drafts: pagesOf(''),
    translations: Object.fromEntries(
      codes.filter((code) => code !== config.value.defaultLocale).map((code) => [code, pagesOf(`locales/${code}/`)]),
    ),
    screenTexts: Object.fromEntries(
      codes.map((code) => [
        code,
        loadScreenTexts(content, code === config.value.defaultLocale ? 'pages' : `locales/${code}/pages`),
      ]),
    ),
    interfaces: loadInterfaces(content, codes),
    includes: Object.fromEntries(
      content.list('includes', 'tree').map((name) => [name, content.read(`includes/${name}`) ?? '']),
    ),
    data,
    digests,
    screens: file('screens.yaml', screensFile),
    screenTranslations: Object.fromEntries(
      codes.map((code) => [code, file(`locales/${code}/screens.yaml`, screenTranslationsFile)]),
    ),
    navigation: file('navigation.yaml', navigationFile),
    redirects: file('redirects.yaml', redirectsFile),
    glossary: file('glossary.yaml', glossaryFile),
    synonyms: file('synonyms.yaml', synonymsFile),
    ports: file('ports.yaml', ports),
    pythonModules: file('python-modules.yaml', pythonModules),
    javaClasses: file('java-classes.yaml', javaClasses),
    outsideVariables: file('outside-variables.yaml', outsideVariables),
    ledger: file('addresses.json', addressLedger),
  };
  problems.push(...noScreens(sources, content), ...unknownFolders(content, codes), ...tooLarge(content));
  return { sources, problems };
}

function loadInterfaces(
  content: ContentFiles,
  codes: readonly string[],
): Record<string, { file: string; text: string }> {
  const entries = codes.flatMap((code) => {
    const path = `locales/${code}/interface.yaml`;
    const text = content.read(path);
    return text === undefined ? [] : [[code, { file: content.file(path), text }] as const];
  });
  return Object.fromEntries(entries);
}

function noScreens({ screens }: Sources, content: ContentFiles): Problem[] {
  if (screens.state !== 'absent') return [];
  const file = content.file('screens.yaml');
  const message = "The file doesn't exist, so the site has no home page, search, or tools.";
  return [
    { file, rule: 'screens/no-file', message, fix: `Create ${file} with an entry for each page.`, severity: 'error' },
  ];
}

/** A translated folder that doesn't belong to a locale in site.yaml would be silently left out. */
function unknownFolders(content: ContentFiles, codes: readonly string[]): Problem[] {
  return content
    .folders('locales')
    .filter((folder) => !codes.includes(folder))
    .map((folder) => ({
      file: content.file(`locales/${folder}`),
      rule: 'locales/unknown',
      message: `The folder contains translations into "${folder}", which isn't a locale in ${content.file('site.yaml')}.`,
      fix: `Add it under "locales" in that file, or rename the folder to one of: ${codes.join(', ')}.`,
      severity: 'error',
    }));
}

function tooLarge(content: ContentFiles): Problem[] {
  return content.tooLarge().map((path) => ({
    file: content.file(path),
    rule: 'files/too-large',
    message: `The file has more than ${MOST_BYTES / 1_000_000} million bytes, so it wasn't read.`,
    fix: 'Split the file, or move anything that isn’t text out of content/.',
    severity: 'error',
  }));
}
