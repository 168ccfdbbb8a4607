import { findValue, type ValueReach } from './find-value.ts';
import { kinds } from './kinds.ts';
import { markSpans, type Span } from './text-spans.ts';

// Words that name a secret, either by themselves or inside a longer name: DATAHUB_GMS_TOKEN, spring.datasource.password,
// accountKey.
const named =
  '[Pp]ass(?:[Ww]ords?|[Ww][Dd]|[Pp]hrase|[Cc]ode)|PASS(?:WORDS?|WD|PHRASE|CODE)|[Pp]wd|PWD|[Ss]ecrets?|SECRETS?|[Tt]okens?|TOKENS?|[Cc]redentials?|CREDENTIALS?|[Cc]reds|CREDS' +
  '|(?<![A-Za-z])[Kk]ey|(?<=[a-z])Key|(?<![A-Z])KEY|(?:api|access|secret|auth|account|shared|master|ssh|private|priv|signing|license)[Kk]ey|(?:API|ACCESS|SECRET|AUTH|ACCOUNT|SHARED|MASTER|SSH|PRIVATE|SIGNING|LICENSE)KEY';
// Names that are also common words. They count only as a whole, with a separator on both sides.
const whole =
  '(?<![A-Za-z])(?:[Pp]ass|PASS|[Pp]w|PW|sig|SIG|[Ss]ignature|SIGNATURE|sas|SAS|[Aa]uth|AUTH|jwt|JWT|[Ss]ession(?:_?[Ii][Dd])?|[A-Za-z]{0,20}_?SESSION(?:_?ID)?|sid|SID|[CcXx]srf|pin|PIN|otp|OTP|salt|SALT|hmac|HMAC|[Bb]earer|[Cc]ookie)(?![A-Za-z])';
const suffix = '[\\w-]{0,40}';
const closeQuote = '(?:\\\\{0,8}["\'`”’]|%22|%27)?\\]?';
const type = '(?::[ \\t]{0,4}(?:str|[Ss]tring|bytes|SecretStr|any|Optional\\[\\w{1,12}\\])[ \\t]{0,4}(?==))?';
const separator = '(?:[ \\t]{0,20}(?::=|=>|->|→|=|:|%3D|%3A|\\|)(?:%20|\\+(?=[\\w"\']))?[ \\t]{0,20}|>)';

const pairs = new RegExp(`(?:${named}|${whole})(${suffix})(${closeQuote})${type}(${separator})`, 'g');
const tuples = new RegExp(
  `(?:${named}|${whole})(${suffix})\\\\{0,8}["'\`][ \\t]{0,8},\\s{0,8}(?=b?\\\\{0,8}["'])`,
  'g',
);
const options = new RegExp(
  `(?<![\\w-])--?[\\w.-]{0,40}?(?:${named}|${whole})(${suffix})["']?(?:[ \\t]{1,8}|\\s{0,3}\\\\\\n\\s{0,20})(?!--)`,
  'g',
);
const namedValues = new RegExp(
  `(?:${named}|${whole})(${suffix})\\\\{0,8}["'\`]?[\\s,]{1,60}\\\\{0,8}["']?[Vv]alue\\\\{0,8}["']?[ \\t]{0,8}[:=][ \\t]{0,8}`,
  'g',
);
// A prompt, with the answer on the next line.
const prompts = new RegExp(
  `(?:${named})${suffix}["']?[ \\t]{0,8}[:=][ \\t]{0,8}\\r?\\n[ \\t]{0,40}(?=[^\\s:=]{3,200}[ \\t]{0,8}(?:\\r?\\n|$))`,
  'g',
);

// Classes, and keys of tables and collections: what follows them is a message or a column.
const noSecret =
  /(?:Error|Exception|Failure|Warning|Service|Provider|Factory|Manager|Filter|Resolver|Client|Handler|Validator|Controller|Generator|Authenticator|Impl|Utils?|Test)$/;
const columnKey = /(?:primary|foreign|partition|sort|unique|natural|surrogate|composite|duplicate)[_ -]?$/i;

/** Marks values that are named as secret: in YAML, JSON, also inside strings, .env files, query strings, options of commands and code. */
export function markNamedSecrets(text: string): string {
  const mark = kinds.secret.mark;
  let left = markSpans(text, namedValues, mark, (match, all) => valueAfter(match, all, 'word'));
  left = markSpans(left, tuples, mark, (match, all) => valueAfter(match, all, 'word'));
  left = markSpans(left, options, mark, (match, all) =>
    match[1] === '-stdin' ? undefined : valueAfter(match, all, 'word'),
  );
  left = markSpans(left, pairs, mark, (match, all) => valueAfter(match, all, reachOf(match, all)));
  return markSpans(left, prompts, mark, (match, all) => valueAfter(match, all, 'word'));
}

function valueAfter(match: RegExpExecArray, text: string, reach: ValueReach): Span | undefined {
  const before = text.slice(Math.max(0, match.index - 12), match.index);
  if (noSecret.test(match[1] ?? '') || columnKey.test(before)) return undefined;
  const value = findValue(text, match.index + match[0].length, reach);
  // "DB_PASSWORD: passwd hunter2": the word can be the value or a name, so the text after it is also removed.
  if (value === undefined || !isName.test(text.slice(value.start, value.end))) return value;
  const gap = /^[ \t:=]{0,8}/.exec(text.slice(value.end, value.end + 8))?.[0].length ?? 0;
  const next = gap === 0 ? undefined : findValue(text, value.end + gap, 'word');
  return { start: value.start, end: next?.end ?? value.end };
}

const isName = /^(?:pass(?:word|wd|phrase|code)|pwd|secret|token|credential|key)s?:?$/i;

const lineStart =
  /(?:^|\n)[ \t]{0,80}(?:[-*#>][ \t]{1,4}){0,2}(?:export[ \t]{1,4}|set[ \t]{1,4}|ENV[ \t]{1,4}|ARG[ \t]{1,4})?["']?[\w.-]{0,80}$/;

/** If it has its own line, as in YAML and .env files, a bare value extends to the end of the line, including spaces. */
function reachOf({ 0: found, 2: quote = '', 3: sign = '', index }: RegExpExecArray, text: string): ValueReach {
  if (sign === '>') return 'tag';
  const opensLine = lineStart.test(text.slice(Math.max(0, index - 200), index));
  const isSetting = sign.includes(':') || (sign.includes('=') && (/ =|= /.test(sign) || !/[a-z]/.test(found)));
  return opensLine && isSetting && quote === '' ? 'line' : 'word';
}
