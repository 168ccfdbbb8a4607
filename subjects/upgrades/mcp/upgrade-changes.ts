import { z } from 'zod';
import { oneLine } from '#services/mcp/one-line.ts';
import { docsTool } from '#services/mcp/tool.ts';
import { Unanswerable } from '#services/mcp/unanswerable.ts';
import { isOlder } from '../is-older.ts';
import type { PublishedUpgrades } from '../published.ts';

type Version = PublishedUpgrades['versions'][number];
type Change = Version['changes'][number];

const version = z
  .string()
  .trim()
  .regex(/^v?\d{1,4}(\.\d{1,4}){1,3}$/, 'a version such as 0.9.6')
  .transform((text) => text.replace(/^v/, ''))
  .optional();

export const upgradeChanges = docsTool({
  name: 'upgrade_changes',
  title: 'List the changes between versions',
  description:
    'Lists the changes between server releases that need attention: breaking changes, removals, deprecations, rebuilt indices, and downtime, each with its version and what to do. Filter by words, or by the versions that you upgrade from and to.',
  input: {
    words: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe('Words that a change must contain, for example "browse paths" or "Python 3.6".'),
    from: version.describe('Version that you use now. Only later changes are returned.'),
    to: version.describe('Version that you upgrade to. Later changes are omitted.'),
  },
  answer: ({ words, from, to }, data) => {
    const { describes, versions } = data.file<PublishedUpgrades>('upgrades');
    const inRange = versions.filter(({ releases }) =>
      releases.some((one) => (!from || isOlder(from, one.version)) && (!to || !isOlder(to, one.version))),
    );
    const terms = (words ?? '').toLowerCase().match(/[\p{L}\p{N}_./-]+/gu) ?? [];
    const matched = inRange
      .map((entry) => ({ entry, changes: entry.changes.filter((change) => contains(change, terms)) }))
      .filter(({ entry, changes }) => changes.length > 0 || (terms.length === 0 && entry.notes.length > 0));
    if (matched.length === 0) {
      const about = terms.length === 0 ? '' : ` that mention all of "${words}"`;
      throw new Unanswerable(
        `No changes${about} are recorded ${rangeText(from, to)}. The notes cover versions up to ${describes} and don't list every change. search_docs might find more.`,
      );
    }
    return matched.map(({ entry, changes }) => versionText(entry, changes, terms.length === 0)).join('\n\n');
  },
});

function rangeText(from: string | undefined, to: string | undefined): string {
  return `${from === undefined ? 'in any version' : `after ${from}`}${to === undefined ? '' : ` up to ${to}`}`;
}

function contains({ subject, topic, text, action = '' }: Change, terms: readonly string[]): boolean {
  const all = [subject, topic, text, action].join(' ').toLowerCase();
  return terms.every((term) => all.includes(term));
}

function versionText({ releases, page, notes }: Version, changes: readonly Change[], isWhole: boolean): string {
  const names = releases.map((one) => `${one.version}${one.date === undefined ? '' : ` (${one.date})`}`);
  return [
    `# ${names.join(', ')}`,
    `Page: \`${page}\``,
    ...(isWhole ? notes.map(oneLine) : []),
    changes.map(changeText).join('\n'),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function changeText({ kind, subject, pull, text, action, settled }: Change): string {
  const source = pull === undefined ? '' : ` (#${pull})`;
  return [
    `- **${kind}**, ${subject}${source}: ${oneLine(text)}`,
    ...(action === undefined ? [] : [`  What to do: ${oneLine(action)}`]),
    ...(settled === undefined ? [] : [`  No action is needed as of ${settled.version}: ${oneLine(settled.because)}`]),
  ].join('\n');
}
