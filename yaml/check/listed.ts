import type { Said } from '#model/message.ts';
import { listMessage } from './list-messages.ts';

/** Words with commas and a last `and` or `or`; an empty text for none. */
export function listed(words: readonly Said[], last: 'and' | 'or'): Said {
  const [first, second] = words;
  if (first === undefined || second === undefined) return first ?? '';
  const end = words.at(-1) ?? '';
  if (words.length === 2)
    return last === 'and' ? listMessage('yamlAnd', { first, last: end }) : listMessage('yamlOr', { first, last: end });
  const before = words.slice(0, -1).reduce((all, next) => listMessage('yamlComma', { first: all, next }));
  return last === 'and'
    ? listMessage('yamlLastAnd', { first: before, last: end })
    : listMessage('yamlLastOr', { first: before, last: end });
}

/** Words joined with `and` or `or`. */
export function joinedBy(words: readonly Said[], between: 'and' | 'or'): Said {
  const [first = '', ...others] = words;
  return others.reduce((all, next) => listed([all, next], between), first);
}
