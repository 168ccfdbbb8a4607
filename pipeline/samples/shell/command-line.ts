import type { CliFlag, CliSubcommand } from '#model/cli.ts';
import { nearest } from '#model/nearest.ts';

/** One word of a command line; a word with an expansion can mean anything. */
export interface Word {
  text: string;
  isLiteral: boolean;
  offset: number;
}

/** What is wrong with a command line, and at which word. */
export interface CommandProblem {
  message: string;
  fix: string;
  offset: number;
}

/** What a command and its subcommands have in common. */
export type CliNode = Pick<CliSubcommand, 'command' | 'arguments' | 'flags' | 'defaultSubcommand' | 'subcommands'>;

/**
 * Reads a command line as the command does, and finds what the command would reject: unknown subcommands and flags, values that
 * are not among the choices, too many arguments, and missing flags.
 * @param root the command itself
 * @param words the words after its name
 * @param start offset of its name
 */
export function checkCommandLine(root: CliNode, words: readonly Word[], start: number): CommandProblem[] {
  const state: State = { at: root, given: new Set(), values: 0, problems: [] };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || word.text === '--') break;
    if (!word.isLiteral && state.at.subcommands.length > 0 && !word.text.startsWith('-')) return state.problems;
    if (/^--?[A-Za-z]/.test(word.text)) index += takeFlag(state, word, words[index + 1]);
    else if (!takeValue(state, word)) return state.problems;
  }
  return [...state.problems, ...missingFlags(state, words, start)];
}

interface State {
  at: CliNode;
  /** First names of the flags that were given to the command in reach. */
  given: Set<string>;
  /** Arguments that were given to it. */
  values: number;
  problems: CommandProblem[];
}

/** @returns how many more words the flag consumes */
function takeFlag(state: State, word: Word, next: Word | undefined): number {
  const [name = '', value] = word.text.split(/=(.*)/s, 2);
  if (name === '--help') {
    state.given.add(name);
    return 0;
  }
  const flag = findFlag(state, name);
  if (flag === undefined) {
    const names = state.at.flags.flatMap((each) => each.names);
    const meant = nearest(name, names);
    const known = names.length > 0 ? `Its flags are ${names.join(', ')}.` : 'It has no flags.';
    const fix = meant ? `Did you mean "${meant}"?` : known;
    state.problems.push({ message: `"${state.at.command}" has no flag "${name}".`, fix, offset: word.offset });
    return 0;
  }
  state.given.add(flag.names[0] ?? name);
  if (flag.value === null) return 0;
  const given = value === undefined ? next : { ...word, text: value };
  if (given === undefined) {
    const message = `The flag "${name}" of "${state.at.command}" requires a value.`;
    state.problems.push({ message, fix: 'Write the value after it.', offset: word.offset });
  } else checkChoice(state, flag, given);
  return value === undefined ? 1 : 0;
}

/** A group without the flag passes it on to the subcommand that it runs by default. */
function findFlag(state: State, name: string): CliFlag | undefined {
  const own = state.at.flags.find(({ names }) => names.includes(name));
  const fallback = own ? undefined : defaultOf(state.at);
  if (fallback === undefined) return own;
  enter(state, fallback);
  return findFlag(state, name);
}

function checkChoice({ problems }: State, { names, choices, value }: CliFlag, given: Word): void {
  if (value !== 'choice' || choices === undefined || !given.isLiteral) return;
  if (choices.some((choice) => choice.toLowerCase() === given.text.toLowerCase())) return;
  const message = `"${given.text}" isn't a valid value for the flag "${names.at(-1)}".`;
  problems.push({ message, fix: `Use one of ${choices.join(', ')}.`, offset: given.offset });
}

/** @returns false if the word isn't a subcommand, so nothing is known about the words after it */
function takeValue(state: State, word: Word): boolean {
  const { at } = state;
  const next = at.subcommands.find(({ command }) => command === `${at.command} ${word.text}`) ?? defaultOf(at);
  if (next !== undefined) {
    enter(state, next);
    return next.command === `${at.command} ${word.text}` || takeValue(state, word);
  }
  state.values += 1;
  if (at.subcommands.length > 0) {
    const names = at.subcommands.map(({ command }) => command.slice(at.command.length + 1));
    const meant = nearest(word.text, names);
    const fix = meant ? `Did you mean "${meant}"?` : `Its subcommands are ${names.join(', ')}.`;
    state.problems.push({ message: `"${at.command}" has no subcommand "${word.text}".`, fix, offset: word.offset });
    return false;
  }
  if (state.values > at.arguments.length && !at.arguments.at(-1)?.multiple) {
    const message = `"${at.command}" accepts ${countOf(at.arguments.length)}, so "${word.text}" is one too many.`;
    state.problems.push({
      message,
      fix: 'Remove it, or add the flag that it belongs to before it.',
      offset: word.offset,
    });
  }
  return true;
}

function missingFlags({ at, given, problems }: State, words: readonly Word[], start: number): CommandProblem[] {
  // Commands that are already wrong would be reported twice, and requests for help are skipped.
  if (problems.length > 0 || given.has('--help') || words.some(({ isLiteral }) => !isLiteral && words.length === 1))
    return [];
  return at.flags
    .filter(({ required, names }) => required && !given.has(names[0] ?? ''))
    .map(({ names }) => {
      const name = names.at(-1) ?? '';
      return {
        message: `"${at.command}" requires the flag "${name}".`,
        fix: `Add ${name} with its value.`,
        offset: start,
      };
    });
}

function enter(state: State, node: CliNode): void {
  state.at = node;
  state.given = new Set();
  state.values = 0;
}

function defaultOf({ command, defaultSubcommand, subcommands }: CliNode): CliNode | undefined {
  if (defaultSubcommand === undefined) return undefined;
  return subcommands.find((each) => each.command === `${command} ${defaultSubcommand}`);
}

function countOf(count: number): string {
  if (count === 0) return 'no arguments';
  return count === 1 ? 'one argument' : `${count} arguments`;
}
