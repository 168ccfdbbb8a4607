import type { Command } from 'unbash';
import { type Checker, lineAt } from '../checker.ts';
import { checkCommandLine, type Word } from './command-line.ts';
import { readShell, type ShellScript } from './read-shell.ts';

/** Commands of `datahub`: their subcommands and flags exist. */
export const datahubCliChecker: Checker = {
  countsOf: (sample, { cli }) => (cli === undefined ? 0 : commandLines(readShell(sample)).length),
  check: (sample, { cli }) => {
    const script = readShell(sample);
    if (cli === undefined) return [];
    return commandLines(script).flatMap(({ words, start }) =>
      checkCommandLine(cli, words, start).map(({ offset, ...problem }) => ({
        ...problem,
        line: lineAt(script.code, offset),
        rule: 'samples/datahub-command',
      })),
    );
  },
};

function commandLines({ commands }: ShellScript): { words: Word[]; start: number }[] {
  return commands.flatMap((command) => {
    const words = wordsBehindDatahub(command);
    return words === undefined ? [] : [{ words, start: command.name?.pos ?? command.pos }];
  });
}

/** What follows `datahub`, with or without a folder in front, or `python -m datahub`. */
function wordsBehindDatahub({ name, args }: Command): Word[] | undefined {
  const words = [name, ...args].flatMap((word) => {
    if (word === undefined) return [];
    return word.type === 'Word' ? { text: word.value, isLiteral: !hasExpansion(word.text), offset: word.pos } : [];
  });
  if (/(^|\/)datahub$/.test(words[0]?.text ?? '')) return words.slice(1);
  const isModule = /^python3?$/.test(words[0]?.text ?? '') && words[1]?.text === '-m' && words[2]?.text === 'datahub';
  return isModule ? words.slice(3) : undefined;
}

function hasExpansion(text: string): boolean {
  return /[$`*…]/.test(text);
}
