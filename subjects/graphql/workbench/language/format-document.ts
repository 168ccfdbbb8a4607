import { GraphQLError, print } from 'graphql';
import { parseDocument } from './check-document.ts';

/** The document in the standard format, or the reason why it stays as it is. */
export type Formatted = { text: string } | { reason: 'invalid' | 'comments' };

/**
 * Prints a document in the standard format. Comments above the first definition stay. The printer would drop any others, so if there are any, nothing
 * changes.
 */
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
