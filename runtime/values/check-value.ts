import { environments, installers, type ReaderValueName } from '#model/reader-values.ts';

/** Why a value can't be used; the words are in model/value-texts.ts. */
export type ValueProblem =
  | 'space'
  | 'scheme'
  | 'protocol'
  | 'credentials'
  | 'character'
  | 'host'
  | 'slash'
  | 'server'
  | 'endpoint'
  | 'dollar'
  | 'secret'
  | 'variable'
  | 'platform'
  | 'choice'
  | 'long';

/** A value that samples can show, or what is wrong with it: which part, and what to write instead. */
export type CheckedValue = { value: string } | { problem: ValueProblem; found: string; instead: string };

const longest = 200;
const endpointPath = '/api/graphql';
const exampleHost = 'datahub.example.com:8080';

/**
 * Checks what a reader typed. Values become part of strings, commands, and URNs in every language, so only characters without a meaning in any of them are allowed.
 * @param text as typed, without spaces around it; not empty
 */
export function checkValue(name: ReaderValueName, text: string): CheckedValue {
  if (text.length > longest) return problem('long', `${text.length}`, `${longest}`);
  return checks[name](text);
}

const checks: Readonly<Record<ReaderValueName, (text: string) => CheckedValue>> = {
  server: (text) => {
    const address = checkAddress(text);
    const isEndpoint = 'value' in address && text.endsWith(endpointPath);
    return isEndpoint ? problem('server', endpointPath, text.slice(0, -endpointPath.length)) : address;
  },
  graphql: (text) => {
    const address = checkAddress(text);
    const isOther = 'value' in address && !/\/graphql$/.test(text);
    return isOther ? problem('endpoint', text, text + endpointPath) : address;
  },
  token: checkVariable,
  platform: (text) =>
    /^[a-z][a-z\d_-]*$/.test(text)
      ? { value: text }
      : problem(
          'platform',
          text,
          text
            .toLowerCase()
            .replace(/[^\w-]+/g, '-')
            .replace(/^[^a-z]+|-+$/g, '') || 'snowflake',
        ),
  env: (text) => oneOf(environments, text),
  installer: (text) =>
    oneOf(
      installers.map(({ name }) => name),
      text,
    ),
};

function problem(kind: ValueProblem, found: string, instead: string): CheckedValue {
  return { problem: kind, found, instead };
}

function oneOf(choices: readonly string[], text: string): CheckedValue {
  return choices.includes(text) ? { value: text } : problem('choice', text, choices.join(', '));
}

function checkAddress(text: string): CheckedValue {
  const space = /\s/.exec(text);
  if (space) return problem('space', text.slice(0, space.index), text.replace(/\s+/g, ''));
  const [, scheme, rest = ''] = /^(https?:\/\/)?(.*)$/.exec(text) ?? [];
  if (/^[^/?#]*@/.test(rest))
    return problem('credentials', '@', (scheme ?? 'https://') + rest.replace(/^[^/?#]*@/, ''));
  const other = /^([a-z][a-z\d+.-]*:)(?!\d+(?:\/|$))/i.exec(rest)?.[1];
  if (!scheme && other) return problem('protocol', other, 'https://datahub.example.com');
  if (!scheme) return problem('scheme', text, `https://${text.replace(/^\w*:?\/\/|\/+$/g, '')}`);
  const wrong = /[^\w.:/~%-]/u.exec(rest);
  if (wrong) return problem('character', wrong[0], scheme + (rest.slice(0, wrong.index) || exampleHost));
  if (!/^[a-z\d](?:[\w.-]*[a-z\d])?(?::\d{1,5})?(?:\/|$)/i.test(rest)) {
    return problem('host', rest.replace(/\/.*/, ''), scheme + exampleHost);
  }
  return rest.endsWith('/') ? problem('slash', '/', text.replace(/\/+$/, '')) : { value: text };
}

/**
 * Names are written in capitals, as tokens hardly ever are; a long run of capitals and digits is a key.
 */
function checkVariable(text: string): CheckedValue {
  const bare = /^\$\{?(\w+)\}?$/.exec(text)?.[1];
  if (bare) return problem('dollar', text, bare);
  const isName = /^[A-Z_][A-Z\d_]*$/.test(text);
  const isKey = text.length > 40 || /[A-Z\d]{16}/.test(text);
  if (isName && !isKey) return { value: text };
  const isWord = /^[a-z_][\w.-]{0,23}$/i.test(text) && !/\d.*\d/.test(text) && !isKey;
  return isWord
    ? problem('variable', text, text.replace(/(?<=[a-z])(?=[A-Z])|[.-]/g, '_').toUpperCase())
    : problem('secret', '', 'DATAHUB_TOKEN');
}
