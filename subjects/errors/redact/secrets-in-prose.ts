import { findValue } from './find-value.ts';
import { kinds } from './kinds.ts';
import { markSpans, type Span } from './text-spans.ts';

const verb =
  '(?:(?:is|was|are|were|equals|being|set to|changed to|reset to|would be|reads|of|to|as|like|called|named)[ \\t]{1,4}){0,2}(?:(?:now|still|always|just|simply|exactly)[ \\t]{1,4})?';
const start = '(?<![A-Za-z])';
const passwords = new RegExp(
  `${start}(?:passwords?|passwd|passphrase|passcode|pwd|pw)(?:'s)?[ \\t]{1,4}(${verb})(?=\\S)`,
  'gi',
);
const tokens = new RegExp(
  `${start}(?:(?:secrets?|tokens?|credentials?|(?:api|access|secret|private|account|license|encryption|signing)[ _-]?keys?|key)(?: (?:value|string|id))?|bearer|(?:client|shared) secret)[ \\t]{1,4}(${verb})(?=\\S)`,
  'gi',
);

// Text that follows the word if it isn't a secret: "password authentication failed", "the token is expired".
const ordinary = new Set(
  (
    'a an the this that these those it its his her their my your our and or nor but if then than so because when while where which who what how why ' +
    'is was are were be been being am do does did has have had can could cannot may might must shall should will would not no never only also again ' +
    'for of in on at by with without from to into as like over under after before until during against between within via per about is/are ' +
    'authentication auth authenticator authorization verification validation validator policy policies reset resets prompt prompts hash hashes hashing field fields file files ' +
    'option options property properties parameter parameters argument arguments value values variable variables setting settings string strings length ' +
    'store stores storage manager generation generator rotation expiry expiration lifetime service services provider providers secret token key keys type types ' +
    'change changes changed incorrect invalid wrong correct right valid bad good missing empty blank null none nil undefined unset set given provided supplied specified defined ' +
    'required needed necessary optional used using use uses expected received expired expires revoked rejected denied refused accepted forbidden disabled enabled supported unsupported ' +
    'mismatch mismatches mismatched match matches failed fails fail failure error errors exception problem issue stored saved encrypted encoded decrypted hidden masked redacted removed ' +
    'protected based request requests response endpoint server url uri header headers cookie claim claims signature signing scope scopes audience issuer name names id ids ' +
    'there here too very same different now still already just back up out off found exists existed contains containing includes including looks seems works worked working ' +
    'you we they he she i user users login sign signin account accounts access login-required constraint violates violation column columns columnspec schema order pair pairs ' +
    "expression near position line lines at/near syntax unexpected doesn't isn't wasn't can't cannot didn't hasn't won't aren't does not"
  ).split(' '),
);

// Names of Kubernetes' secrets, not their values: secret "mysql-secrets" not found.
const namesSecret = /^\\{0,8}["'`”’]? (?:not found|is forbidden|already exists)/;

/** Marks passwords and tokens in sentences: "passwd hunter2", "the password is hunter2", "token “x y”". */
export function markSecretsInProse(text: string): string {
  const mark = kinds.secret.mark;
  const left = markSpans(text, passwords, mark, (match, all) => toldSecret(match, all, true));
  return markSpans(left, tokens, mark, (match, all) => toldSecret(match, all, false));
}

function toldSecret(match: RegExpExecArray, text: string, isPassword: boolean): Span | undefined {
  const start = match.index + match[0].length;
  const found = findValue(text, start, 'word');
  if (found === undefined) return undefined;
  const value = text.slice(found.start, found.end);
  const isQuoted = found.start > start;
  // Without a verb, "key 'PRIMARY'" and "token expired" are about something else.
  const isTold = isPassword || match[1] !== '' || (isQuoted && !/^keys?\s/i.test(match[0]));
  if (!isTold && !looksSecret(value)) return undefined;
  if (isQuoted) return !isPassword && namesSecret.test(text.slice(found.end, found.end + 30)) ? undefined : found;
  const word = value.replace(/[.,;:!?)]{1,10}$/, '');
  if (word === '' || ordinary.has(word.toLowerCase())) return undefined;
  return { start: found.start, end: found.start + value.replace(/[.,;:?)]{1,10}$/, '').length };
}

function looksSecret(word: string): boolean {
  return word.length >= 6 && /\d/.test(word) && /[A-Za-z]/.test(word);
}
