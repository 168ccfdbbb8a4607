/** A kind of private text: the placeholder that replaces it, and what readers call it. */
export interface PrivateKind {
  /**
   * One character of the private use area. It marks the place until all rules have run, so that no rule confuses it with text.
   */
  mark: string;
  placeholder: string;
  /** Names for one and for several. */
  label: readonly [one: string, several: string];
}

const names = [
  ['key', 'private key', 'private keys'],
  ['certificate', 'certificate', 'certificates'],
  ['secret', 'password or token', 'passwords and tokens'],
  ['email', 'email address', 'email addresses'],
  ['host', 'host or IP address', 'hosts and IP addresses'],
  ['account', 'account name', 'account names'],
  ['urn', 'URN', 'URNs'],
  ['time', 'time', 'times'],
  ['path', 'file path', 'file paths'],
  ['id', 'ID', 'IDs'],
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
