import type { Message } from '#model/message.ts';
import { limits, type Unreadable } from '../limits.ts';
import type { FileKind } from './file-kind.ts';
import { yamlMessage } from './messages.ts';
import type { Rule } from './rule.ts';

const messages: Readonly<Record<Unreadable, Message>> = {
  'too-long': yamlMessage('yamlTextHasMoreThanKilobytes', { count: limits.length / 1024 }),
  binary: yamlMessage('yamlTextContainsCharactersNoText'),
  'too-many-nodes': yamlMessage('yamlTextHasMoreThanKeys', { count: limits.nodes.toLocaleString('en') }),
  'too-deep': yamlMessage('yamlMapsListsNestedMoreThan', { count: limits.depth }),
  'alias-bomb': yamlMessage('yamlAliasesRepeatEachOtherUntil'),
};

/** Texts that aren't read, because reading them could take forever. */
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
