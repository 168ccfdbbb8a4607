import type { Message } from '#model/message.ts';
import { markEmails } from './emails.ts';
import { markHosts } from './hosts.ts';
import { markIds, markPaths, markTimes, markUrns } from './identifiers.ts';
import { markIpAddresses } from './ip-addresses.ts';
import { kinds } from './kinds.ts';
import { markNamedSecrets } from './named-secrets.ts';
import { markPemBlocks } from './pem-blocks.ts';
import { markRandomRuns } from './random-runs.ts';
import { markSecretHeaders } from './secret-headers.ts';
import { markSecretsInProse } from './secrets-in-prose.ts';
import { markSignIns } from './sign-ins.ts';
import { markTokenForms } from './token-forms.ts';

/** How often a kind of private text was removed. The text itself isn't kept anywhere. */
export interface Removed {
  /** Such as "password or token", in the number that fits the count. */
  label: Message;
  count: number;
}

/** A text without what is private in it. */
export interface Redacted {
  text: string;
  /** The most secret kind first. */
  removed: readonly Removed[];
}

// In this order: the most secret things first, and long things before those that they might contain.
const steps: readonly ((text: string) => string)[] = [
  markPemBlocks,
  markSecretHeaders,
  markSignIns,
  markNamedSecrets,
  markSecretsInProse,
  markTokenForms,
  markEmails,
  markUrns,
  markTimes,
  markIpAddresses,
  markHosts,
  markIds,
  markRandomRuns,
  markPaths,
];

// Colors of terminals and invisible characters: they would hide a secret from the rules.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of terminals begin with one.
const invisible = /\u001b\[[\d;?]{0,20}[A-Za-z]|[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ue000-\ue0ff]/g;

/**
 * Removes everything from a text that is secret or identifies its author: keys, tokens, passwords, hosts, addresses, paths, IDs, and times. Names of
 * classes, messages, and ports stay. The work grows only with the length of the text, whatever it contains.
 * @returns the text with a placeholder for each, such as `<secret>`, and what was removed
 */
export function redact(text: string): Redacted {
  let left = text.replace(invisible, '').replace(/\r\n?/g, '\n');
  for (const step of steps) left = step(left);
  const removed: Removed[] = [];
  for (const { mark, placeholder, label } of Object.values(kinds)) {
    const parts = left.split(mark);
    const count = parts.length - 1;
    if (count > 0) removed.push({ label: count === 1 ? label[0] : label[1], count });
    left = parts.join(placeholder);
  }
  return { text: left, removed };
}
