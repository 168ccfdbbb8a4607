import { GraphQLError, print } from 'graphql';
import { parseDocument } from './check-document.ts';

/** The document in the usual form, or why it stays as it is. */
export type Formatted = { text: string } | { reason: 'invalid' | 'comments' };

/** Prints a document in the usual form. Comments above the first definition stay; the printer would drop any others, so then nothing changes. */
export function formatDocument(text: string): Formatted {
  const document = parseDocument(text);
  if (document instanceof GraphQLError) return { reason: 'invalid' };
  const start = document.definitions[0]?.loc?.start ?? 0;
  const head = text.slice(0, start);
  let token = document.loc?.startToken ?? null;
  while (token !== null) {
    if (token.kind === 'Comment' && token.start > start) return { reason: 'comments' };
    token = token.next;
  }
  return { text: `${head.trim() === '' ? '' : `${head.trim()}\n`}${print(document)}\n` };
}
