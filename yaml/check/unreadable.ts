import { limits, type Unreadable } from '../limits.ts';
import type { FileKind } from './file-kind.ts';
import type { Rule } from './rule.ts';

const messages: Readonly<Record<Unreadable, string>> = {
  'too-long': `The text has more than ${limits.length / 1024} kilobytes, so it is not checked.`,
  binary: 'The text contains characters that no text file has, so it isn’t checked. It looks like a binary file.',
  'too-many-nodes': `The text has more than ${limits.nodes.toLocaleString('en')} keys and values, so it is not checked.`,
  'too-deep': `Maps and lists are nested more than ${limits.depth} levels deep, so the text is not checked.`,
  'alias-bomb': 'Aliases repeat each other until the file would be huge, so it is not checked.',
};

/** Texts that are not read, since reading them could take forever. */
export const unreadable = ({ advice, page }: FileKind): Rule => ({
  id: 'unreadable',
  severity: 'error',
  explanation: advice,
  page,
  find: ({ reading, text }) =>
    reading.unreadable === undefined
      ? []
      : [{ at: { from: 0, to: Math.min(text.length, 1) }, message: messages[reading.unreadable] }],
});
