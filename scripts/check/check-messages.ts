import { join } from 'node:path';
import { openContent } from '#pipeline/load/content-files.ts';
import { loadSources, openSourceMemory } from '#pipeline/load/load-sources.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { digestOf, listMessages } from './messages/list-messages.ts';
import { readPlatform } from './messages/read-platform.ts';
import { PLATFORM_COMMIT, readRecord, writeRecord } from './messages/record.ts';
import { findUnverified, verifyMessages } from './messages/verify-messages.ts';

/**
 * Checks that the platform prints the messages that known errors and troubleshooting tables call literal, and prints every one that it doesn't.
 * @param root folder of the repository
 * @param platform git directory of a clone of the platform: compares all messages and records that. Without it, the record must have them all
 * @returns whether there was no error
 */
export function checkMessages(root: string, platform?: string): boolean {
  const content = openContent(join(root, 'content'));
  const { sources } = loadSources(content, openSourceMemory(join(root, '.cache/data')));
  const messages = listMessages(sources.data);
  const literals = messages.filter(({ message }) => message.origin === 'literal');
  const problems =
    platform === undefined
      ? findUnverified(messages, readRecord(root))
      : verifyMessages(messages, readPlatform(platform, PLATFORM_COMMIT, filesOf(messages)));
  if (problems.length > 0) {
    console.log(formatProblems(problems));
    return false;
  }
  console.log(`${messages.length} messages, of which ${literals.length} were found in the platform's files.`);
  if (platform !== undefined) {
    console.log(
      `Wrote ${writeRecord(
        root,
        literals.map(({ message }) => digestOf(message)),
      )}.`,
    );
  }
  return true;
}

function filesOf(messages: ReturnType<typeof listMessages>): string[] {
  return [...new Set(messages.flatMap(({ message }) => message.file ?? []))];
}
