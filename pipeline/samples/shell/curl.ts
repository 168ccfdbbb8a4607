import type { Command } from 'unbash';
import type { CheckGraphql, Finding } from '#model/sample-knowledge.ts';
import { type Checker, lineAt } from '../checker.ts';
import { readShell, type ShellScript } from './read-shell.ts';

/** What curl sends: JSON must be valid, and GraphQL must match the schema. */
export const curlChecker: Checker = {
  countsOf: (sample) => bodiesIn(readShell(sample)).length,
  check: (sample, { checkGraphql }) => {
    const script = readShell(sample);
    return bodiesIn(script).flatMap((body) => checkBody(body, lineAt(script.code, body.offset), checkGraphql));
  },
};

/** Form fields and files are not JSON; variables of the shell can only be judged inside its strings. */
function bodiesIn({ commands }: ShellScript): Body[] {
  return commands
    .filter(({ name }) => name?.value === 'curl')
    .flatMap(bodiesOf)
    .filter(({ text }) => /^\s*[{[]/.test(text));
}

interface Body {
  text: string;
  offset: number;
}

function bodiesOf({ args, redirects }: Command): Body[] {
  const given = args.flatMap((word, index) => {
    const flag = index === 0 ? undefined : args[index - 1]?.text;
    if (word.type !== 'Word' || !/^(-d|--data|--data-raw|--data-binary|--json)$/.test(flag ?? '')) return [];
    return word.value.startsWith('@') ? [] : [{ text: word.value, offset: word.pos }];
  });
  const piped = redirects.flatMap((redirect) =>
    redirect.type === 'HereDoc' ? [{ text: redirect.body.text, offset: redirect.body.pos }] : [],
  );
  return [...given, ...piped];
}

function checkBody({ text }: Body, line: number, checkGraphql: CheckGraphql | undefined): Finding[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const message = `The body that curl sends isn't valid JSON: ${error.message.replace(/ in JSON at .*$/s, '')}.`;
    return [{ line, rule: 'samples/curl-body', message, fix: 'Correct it, and check the shell quotes.' }];
  }
  if (checkGraphql === undefined || !isRequest(body)) return [];
  return checkGraphql(body.query, body.variables).map((finding) => ({
    ...finding,
    line: line + finding.line - 1,
  }));
}

function isRequest(body: unknown): body is { query: string; variables?: Record<string, unknown> } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'query' in body &&
    typeof body.query === 'string' &&
    /[{]/.test(body.query)
  );
}
