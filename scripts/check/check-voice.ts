import { parse } from 'yaml';
import { z } from 'zod';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { readOptions } from '../options.ts';
import { filesBelow, readText } from './repository-files.ts';
import { LEDGER_FILE, parseLedger } from './verified/ledger.ts';
import { countByRule, type VoicedFile, voiceProblems } from './voice/report-voice.ts';
import { rooms } from './walls/rooms.ts';

const exceptionsFile = z.array(
  z.strictObject({ file: z.string(), rule: z.string(), found: z.string(), reason: z.string().min(10) }),
);

/** Where people read our texts: pages and data, interface texts, messages, comments, and documents for contributors. */
const PLACES = ['README.md', 'content', 'docs', ...Object.keys(rooms)];

/** The style guide and the rules quote the constructions that they warn about. The others are input of tests, or written by a command. */
const LEFT_OUT = /^docs\/voice\.md$|^scripts\/check\/voice\/|\.test\.tsx?$|\/fixtures\/|^docs\/measurements\/facts\//;

const VOICED = /\.(md|ya?ml|graphql|tsx?)$/;

/**
 * `npm run check -- voice [PATH…]`: looks for constructions that a native writer would avoid (docs/decisions/0041-voice-rules.md). Without a path,
 * it counts them by rule and shows those in verified files; with paths, it shows all of them there.
 * @param root folder of the repository
 * @param args the words after `voice`
 * @returns whether the verified files have none
 */
export function checkVoice(root: string, args: readonly string[]): boolean {
  const { positionals } = readOptions(args, {});
  const problems = voiceProblemsIn(root, positionals.length > 0 ? positionals : PLACES);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const shown = positionals.length > 0 ? problems : errors;
  if (shown.length > 0) console.log(`${formatProblems(shown)}\n`);
  console.log(countByRule(problems));
  return errors.length === 0;
}

/**
 * The constructions found in files.
 * @param root folder of the repository
 * @param paths files and folders
 */
export function voiceProblemsIn(root: string, paths: readonly string[]) {
  const verified = new Set(parseLedger(readText(root, LEDGER_FILE)).map(({ path }) => path));
  const exceptions = exceptionsFile.parse(parse(readText(root, 'scripts/check/voice/exceptions.yaml')));
  const files = paths
    .flatMap((path) => filesBelow(root, path, (file) => VOICED.test(file) && !LEFT_OUT.test(file)))
    .map((path): VoicedFile => ({ path, text: readText(root, path), isVerified: verified.has(path) }));
  return voiceProblems(files, exceptions);
}
