import type { Message } from '#model/message.ts';
import { privateMessage } from './messages.ts';

/** A kind of private text: the placeholder that replaces it, and what readers call it. */
export interface PrivateKind {
  /**
   * One character of the private use area. It marks the place until all rules have run, so that no rule confuses it with text.
   */
  mark: string;
  placeholder: string;
  /** Names for one and for several. */
  label: readonly [one: Message, several: Message];
}

const names = [
  ['key', privateMessage('errorPrivateKey'), privateMessage('errorPrivateKeys')],
  ['certificate', privateMessage('errorCertificate'), privateMessage('errorCertificates')],
  ['secret', privateMessage('errorSecret'), privateMessage('errorSecrets')],
  ['email', privateMessage('errorEmail'), privateMessage('errorEmails')],
  ['host', privateMessage('errorHost'), privateMessage('errorHosts')],
  ['account', privateMessage('errorAccount'), privateMessage('errorAccounts')],
  ['urn', privateMessage('errorUrn'), privateMessage('errorUrns')],
  ['time', privateMessage('errorTime'), privateMessage('errorTimes')],
  ['path', privateMessage('errorPath'), privateMessage('errorPaths')],
  ['id', privateMessage('errorId'), privateMessage('errorIds')],
] as const;

export type KindName = (typeof names)[number][0];

const FIRST = 0xe000;

/** Every kind of private text, the most secret one first. */
export const kinds = Object.fromEntries(
  names.map(([name, one, several], index) => {
    const placeholder = name === 'urn' ? '<id>' : `<${name}>`;
    return [name, { mark: String.fromCharCode(FIRST + index), placeholder, label: [one, several] }];
  }),
) as unknown as Record<KindName, PrivateKind>;

/** The marks as part of a character class of a regular expression. */
export const MARKS = '\\ue000-\\ue00f';
