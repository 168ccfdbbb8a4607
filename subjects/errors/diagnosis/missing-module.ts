import type { RichText } from '#model/rich-text.ts';
import type { ErrorFacts } from '../knowledge/knowledge.ts';
import type { MissingModules } from '../schema/missing-modules.ts';
import type { Question } from './question.ts';

/** Why Python doesn't find a module, and what installs it. */
export interface MissingModule {
  /** What in the text names the module. */
  message: string;
  /** Offset of the end of that message. */
  end: number;
  /** The entry about it; for a known extra, its first cause names the command. */
  error: ErrorFacts;
  /** True if the entry follows from the module alone. */
  isCertain: boolean;
  question?: Question;
  /** Where the choices of the question lead. */
  answers?: readonly ErrorFacts[];
}

const missing =
  /no module named '?([a-z_][\w.]{0,100})'?|cannot import name '\w{1,100}' from '?([a-z_][\w.]{0,100})'?|([\w-]{1,60}) is disabled; try running: pip install '?acryl-datahub\[([\w,-]{1,100})\]/gi;

const disabledByError = /\bis disabled due to an error in initialization\b/i;

/** The path of an installed package, right after the message that names the module. */
const installed = /^ \([^)\n]{0,300}(?:site|dist)-packages/;

/** Characters of a long text in which the names of sources are looked for. */
const READ = 100_000;

/**
 * Finds the module that Python reports as missing in a text.
 * @param plain normalized text
 * @param facts which extra installs which module
 * @param entry a known error by its ID
 * @param isInExecutor whether the text is the log of a run from the web application
 * @returns undefined if the text isn't about a missing module
 */
export function findMissingModule(
  plain: string,
  facts: MissingModules,
  entry: (id: string) => ErrorFacts | undefined,
  isInExecutor: boolean,
): MissingModule | undefined {
  const all = [...plain.matchAll(missing)];
  // A message that names the extra says more than one that names the module.
  const named = all.findLast((match) => match[4] !== undefined);
  const match = named ?? all.at(-1);
  if (match === undefined) return undefined;
  const found = { message: match[0], end: match.index + match[0].length };
  const to = (id: string, isCertain: boolean): MissingModule | undefined => {
    const error = entry(id);
    return error && { ...found, error, isCertain };
  };
  const disabled = entry(facts.entry);
  if (disabled === undefined) return undefined;
  const module = (all.findLast((each) => each[1] ?? each[2])?.[1] ?? match[1] ?? match[2] ?? '').replace(/\.+$/, '');
  const extra = named?.[4]?.split(',')[0];
  if (extra !== undefined && (extra === named?.[3] || facts.extras.some((each) => each.extra === extra))) {
    return { ...found, error: withCommand(disabled, facts, module, extra), isCertain: true };
  }
  const special = longestPrefix(module, facts.entries, ({ module: name }) => name);
  // A name that a module lacks often exists in a different version.
  const isMissing = all.at(-1)?.[2] === undefined;
  if (special !== undefined) return to((isInExecutor && special.inExecutor) || special.entry, isMissing);
  const [top = ''] = module.split('.');
  if (facts.always.includes(top)) return to(facts.broken, isMissing);
  const provided = packagesOf(module, facts);
  if (provided.length === 0) {
    // The module exists but lacks the imported name. If a plugin breaks because of that, its log says so.
    if (disabledByError.test(plain)) return to(facts.entry, false);
    if (all.at(-1)?.[2] !== undefined && installed.test(plain.slice(found.end))) return to(facts.broken, false);
    return to(isInExecutor ? facts.ownInExecutor : facts.own, false);
  }
  const candidates = [...new Set(provided.flatMap(({ extras }) => extras))];
  const chosen = candidates.length === 1 ? candidates[0] : extraInText(plain, candidates, facts);
  const command = (name: string) => withCommand(disabled, facts, module, name);
  if (chosen !== undefined) return { ...found, error: command(chosen), isCertain: true };
  const titles = new Map(facts.extras.map(({ extra: name, title }) => [name, title]));
  return {
    ...found,
    error: disabled,
    isCertain: true,
    question: {
      text: facts.question,
      choices: candidates.map((name) => ({ label: titles.get(name) ?? name, id: `${disabled.id}#${name}` })),
    },
    answers: candidates.map(command),
  };
}

/** The packages that install a module: those with the longest name that the module begins with. */
export function packagesOf(module: string, { packages }: Pick<MissingModules, 'packages'>): MissingModules['packages'] {
  const rows = packages.flatMap((each) => each.imports.map((name) => ({ each, name })));
  const best = longestPrefix(module, rows, ({ name }) => name);
  // A namespace such as google.cloud belongs to every package below it.
  const names =
    best === undefined
      ? rows.filter(({ name }) => name.startsWith(`${module}.`))
      : rows.filter(({ name }) => name === best.name);
  return [...new Set(names.map(({ each }) => each))];
}

function longestPrefix<T>(module: string, rows: readonly T[], nameOf: (row: T) => string): T | undefined {
  const fitting = rows.filter((row) => module === nameOf(row) || module.startsWith(`${nameOf(row)}.`));
  return fitting.reduce<T | undefined>(
    (best, row) => (best && nameOf(best).length >= nameOf(row).length ? best : row),
    undefined,
  );
}

/** The extra that a text names: by the type in a recipe, in a message, or by the first module of a source in a trace. */
function extraInText(plain: string, candidates: readonly string[], { extras }: MissingModules): string | undefined {
  const text = plain.slice(0, READ);
  const named = [
    ...text.matchAll(
      /(?:\btype:? ['"]?|source \(|sink \(|(?:source|sink) for type |acryl-datahub\[|['"]type['"]: ['"])([a-z][a-z0-9-]{1,40})/gi,
    ),
  ].flatMap(([, name = '']) => candidates.filter((extra) => extra === name.toLowerCase()));
  if (new Set(named).size === 1) return named[0];
  const places = extras
    .filter(({ extra }) => candidates.includes(extra))
    .map(({ extra, modules }) => ({ extra, at: Math.min(...modules.map((name) => placeOf(text, name))) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at);
  return places[0]?.extra;
}

/** Where a module is named in a trace, with dots or as a path. */
function placeOf(text: string, module: string): number {
  const places = [module, module.replaceAll('.', '/'), module.replaceAll('.', '\\')].map((name) => {
    const at = text.indexOf(name);
    return at === -1 || /\w/.test(text[at + name.length] ?? '') ? Number.POSITIVE_INFINITY : at;
  });
  return Math.min(...places);
}

/** The entry with a first cause that names the command which installs the extra. */
function withCommand(error: ErrorFacts, facts: MissingModules, module: string, extra: string): ErrorFacts {
  const provider = packagesOf(module, facts).find(({ extras }) => extras.includes(extra));
  const { cause, check, fix } = provider === undefined ? facts.pluginCause : facts.moduleCause;
  const names: Record<string, string> = { MODULE: module, PACKAGE: provider?.package ?? '', EXTRA: extra };
  const note = provider?.note === undefined ? '' : `. ${provider.note}`;
  const fill = (text: string): RichText =>
    text
      .split('`')
      .map((part, index) => {
        const filled = part.replace(/\b(?:MODULE|PACKAGE|EXTRA)\b/g, (name) => names[name] ?? name);
        return index % 2 === 1 ? { code: filled } : filled;
      })
      .filter((part) => part !== '');
  return {
    ...error,
    causes: [{ cause: fill(cause), check: fill(check), fix: fill(fix + note) }, ...error.causes.slice(1)],
  };
}
