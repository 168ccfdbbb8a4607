import type { Page } from '#model/page.ts';
import type { Ports } from '#model/ports.ts';
import type { CheckGraphql, Signature } from '#model/sample-knowledge.ts';
import { dataOf } from '#pipeline/load/load-file.ts';
import type { Sources } from '#pipeline/load/load-sources.ts';
import { subjectKnowledge } from '#subjects/collect-knowledge.ts';
import type { CliNode } from './shell/command-line.ts';

/** What samples are checked against. A part that is empty or missing isn't written yet, so its checks report nothing. */
export interface SampleKnowledge {
  entityTypes: ReadonlySet<string>;
  /** Entity types, in lowercase, whose pages are planned. */
  plannedEntityTypes: ReadonlySet<string>;
  /** The `datahub` command with all subcommands. */
  cli?: CliNode;
  environment?: {
    /** Services of DataHub that read a variable, by its name. */
    readers: ReadonlyMap<string, readonly string[]>;
    /** Services whose variables are all described. */
    services: ReadonlySet<string>;
    /** Variables of other tools; an asterisk at the end matches any ending. */
    outside: readonly string[];
    /** Variables that scripts, recipes, and programs in samples read. */
    usedBySamples: ReadonlySet<string>;
  };
  /** Where services listen. */
  ports?: Ports;
  /** Absent while the schema has problems, which are reported by themselves. */
  checkGraphql?: CheckGraphql;
  /** Names by module of DataHub's packages, and the first parts of all other modules, those that samples make included. */
  pythonModules?: { modules: ReadonlyMap<string, ReadonlySet<string>>; outside: ReadonlySet<string> };
  /** The parameters of the SDK's functions and constructors, by module and name. */
  pythonSignatures: ReadonlyMap<string, Signature>;
  /** Classes of DataHub with their packages, and beginnings of all other packages. */
  javaClasses?: { classes: ReadonlySet<string>; outside: readonly string[] };
}

const entityPages = '/docs/generated/metamodel/entities/';

/**
 * Collects what samples are checked against.
 * @param sources everything that was read of the content folder
 * @param hidden paths that are planned
 * @param pages all pages
 */
export function sampleKnowledge(
  sources: Sources,
  hidden: ReadonlySet<string>,
  pages: readonly Page[],
): SampleKnowledge {
  const { data } = sources;
  const { checkGraphql, pythonSignatures = new Map() } = subjectKnowledge(data);
  const python = dataOf(sources.pythonModules)?.value;
  const ports = dataOf(sources.ports)?.value;
  const java = dataOf(sources.javaClasses)?.value;
  return {
    entityTypes: new Set(data.entities.map(({ value }) => value.name)),
    plannedEntityTypes: new Set(
      [...hidden].filter((path) => path.startsWith(entityPages)).map((path) => path.slice(entityPages.length)),
    ),
    pythonSignatures,
    ...(checkGraphql && { checkGraphql }),
    ...(data.cliCommands.length > 0 && { cli: cliRoot(data.cliCommands) }),
    ...(data.environments.length > 0 && { environment: environmentOf(sources, pages) }),
    ...(ports && { ports }),
    ...(java && { javaClasses: { classes: new Set(java.classes), outside: java.outside } }),
    ...(python && {
      pythonModules: {
        modules: new Map(python.modules.map(({ name, names }) => [name, new Set(names)])),
        outside: new Set([...python.outside, ...pages.flatMap(ownModules)]),
      },
    }),
  };
}

/** Modules that the samples of a page write: a sample with the title `incidents.py` can be imported by the next. */
function ownModules({ samples }: Page): string[] {
  return samples.flatMap(({ language, title }) => {
    const module = language === 'python' ? /(\w+)\.py$/.exec(title ?? '')?.[1] : undefined;
    return module === undefined ? [] : [module];
  });
}

function environmentOf(sources: Sources, pages: readonly Page[]): NonNullable<SampleKnowledge['environment']> {
  const readers = new Map<string, string[]>();
  for (const { value } of sources.data.environments) {
    for (const { name } of value.variables) readers.set(name, [...(readers.get(name) ?? []), value.service]);
  }
  const outside = dataOf(sources.outsideVariables)?.value ?? [];
  return {
    readers,
    services: new Set(sources.data.environments.map(({ value }) => value.service)),
    outside: outside.flatMap(({ names }) => names),
    usedBySamples: new Set(pages.flatMap(({ samples }) => samples.flatMap(readVariables))),
  };
}

/** `$NAME` in shells and recipes, and variables that programs read from their environment. */
function readVariables({ language, code }: Page['samples'][number]): string[] {
  const pattern = /^(python|java)$/.test(language) ? /(?:environ(?:\.get)?|getenv)\s*[[(]\s*["'](\w+)/g : /\$\{?(\w+)/g;
  return /^(yaml|shell|shell-session|python|java)$/.test(language)
    ? [...code.matchAll(pattern)].map(([, name]) => name ?? '')
    : [];
}

/** Joins the files: the commands of all others are subcommands of `datahub` itself. */
function cliRoot(files: Sources['data']['cliCommands']): CliNode {
  const commands = files.map(({ value }) => value);
  const own = commands.find(({ command }) => command === 'datahub');
  return {
    command: 'datahub',
    arguments: [],
    flags: own?.flags ?? [],
    subcommands: commands.filter((each) => each !== own).map(({ package: _, sources: __, ...command }) => command),
  };
}
