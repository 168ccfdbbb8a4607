import type { Json } from '#subjects/graphql/workbench/engine/types.ts';
import type { RestRequest } from '../engine/request.ts';
import { encoded } from './example-request.ts';

/** A command that isn't a request, with the reason. */
export interface UnreadableCommand {
  problem: 'no-curl' | 'no-address' | 'bad-json' | 'open-quote' | 'not-alone';
}

/** Options of curl that have a value, besides those that are part of a request. */
const withValue = new Set([
  '--output',
  '-o',
  '--max-time',
  '-m',
  '--user',
  '-u',
  '--write-out',
  '-w',
  '--cacert',
  '--connect-timeout',
]);

/**
 * Reads a cURL command as a request. Variables of the shell stay as they are.
 * @param command one command, whose body can be in a here document
 */
export function readCurl(command: string): RestRequest | UnreadableCommand {
  const [text, document] = withoutHereDocument(command);
  const words = shellWords(text);
  if ('problem' in words) return words;
  if (words[0] !== 'curl') return { problem: 'no-curl' };
  const given = optionsOf(words.slice(1));
  const address = /^(?:https?:\/\/[^/]+)?(\/[^?#]*)(?:\?([^#]*))?/.exec(given.address ?? '');
  if (address === null) return { problem: 'no-address' };
  const data = given.data.map((each) => (each === '@-' ? (document ?? '') : each)).join('&');
  const form = given.form.map((each) => {
    const [name = '', ...rest] = each.split('=');
    return { name, value: encoded(rest.join('=')) };
  });
  const query = [...queryOf(address[2] ?? ''), ...(given.get ? [...form, ...queryOf(data)] : [])];
  const hasBody = !given.get && given.data.length > 0;
  const body = hasBody ? jsonOf(data) : undefined;
  if (hasBody && body === undefined) return { problem: 'bad-json' };
  return {
    method: given.method ?? (hasBody ? 'POST' : 'GET'),
    path: address[1] ?? '/',
    query,
    headers: given.headers,
    ...(body !== undefined && { body: body.value }),
  };
}

interface Options {
  address?: string;
  method?: string;
  get: boolean;
  headers: Record<string, string>;
  data: string[];
  form: string[];
}

function optionsOf(words: readonly string[]): Options {
  const options: Options = { get: false, headers: {}, data: [], form: [] };
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', joined] = splitOption(words[at] ?? '');
    const value = () => {
      if (joined !== undefined) return joined;
      at += 1;
      return words[at] ?? '';
    };
    if (word === '--get' || word === '-G') options.get = true;
    else if (word === '--request' || word === '-X') options.method = value().toUpperCase();
    else if (word === '--url') options.address = value();
    else if (word === '--data-urlencode') options.form.push(value());
    else if (['--data', '-d', '--data-raw', '--data-binary', '--json'].includes(word)) options.data.push(value());
    else if (word === '--header' || word === '-H') {
      const [name = '', ...rest] = value().split(':');
      options.headers[name.trim().toLowerCase()] = rest.join(':').trim();
    } else if (withValue.has(word)) value();
    else if (!word.startsWith('-')) options.address = words[at] ?? '';
  }
  return options;
}

/** A long option and its value, if one word contains both. */
function splitOption(word: string): [string, string | undefined] {
  const found = /^(--[\w-]+)=(.*)$/s.exec(word);
  return found === null ? [word, undefined] : [found[1] ?? '', found[2] ?? ''];
}

function queryOf(text: string): { name: string; value: string }[] {
  return text
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...rest] = part.split('=');
      return { name, value: rest.join('=') };
    });
}

function jsonOf(text: string): { value: Json } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The command without its here document, and the document. */
function withoutHereDocument(command: string): [string, string | undefined] {
  const found = /<<\s*(['"]?)(\w+)\1([^\n]*)\n([\s\S]*?)\n\2\s*(?:\n|$)/.exec(command);
  if (found === null) return [command, undefined];
  const after = command.slice(found.index + found[0].length);
  return [`${command.slice(0, found.index)}${found[3] ?? ''}\n${after}`, found[4]];
}

/** Words of the only command of a text, as a shell splits them. Comments don't count. */
function shellWords(text: string): string[] | UnreadableCommand {
  const words: string[] = [];
  let word = '';
  let started = false;
  const joined = text.replace(/\\\r?\n/g, ' ');
  for (let at = 0; at < joined.length; at += 1) {
    const character = joined[at] ?? '';
    if (character === '#' && !started) {
      at = (/$/m.exec(joined.slice(at))?.index ?? 0) + at - 1;
    } else if (/\s/.test(character)) {
      if (started) words.push(word);
      [word, started] = ['', false];
      if (character === '\n' && words.length > 0 && /^\s*[^#\s]/m.test(joined.slice(at)))
        return { problem: 'not-alone' };
    } else if ('|;&<>'.includes(character)) {
      return { problem: 'not-alone' };
    } else {
      started = true;
      if (character === "'" || character === '"') {
        const end = closing(joined, at);
        if (end === -1) return { problem: 'open-quote' };
        const inside = joined.slice(at + 1, end);
        word += character === '"' ? inside.replace(/\\(["\\$`])/g, '$1') : inside;
        at = end;
      } else if (character === '\\') {
        at += 1;
        word += joined[at] ?? '';
      } else word += character;
    }
  }
  return started ? [...words, word] : words;
}

function closing(text: string, open: number): number {
  const quote = text[open] ?? '';
  let at = open + 1;
  while (at < text.length && text[at] !== quote) at += quote === '"' && text[at] === '\\' ? 2 : 1;
  return at < text.length ? at : -1;
}
