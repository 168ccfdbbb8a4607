import { createHash } from 'node:crypto';
import type { ErrorMessage } from '#model/error-message.ts';
import type { Origin } from '#model/problem.ts';
import type { SiteData } from '#subjects/site-data.ts';

/** A message with the place where it is written. */
export interface PlacedMessage {
  message: ErrorMessage;
  origin: () => Origin;
}

/** Every message of known errors and troubleshooting tables. */
export function listMessages({
  errors,
  symptoms,
  connectors,
}: Pick<SiteData, 'errors' | 'symptoms' | 'connectors'>): PlacedMessage[] {
  return [
    ...errors.flatMap(({ value, origin }) =>
      value.messages.map((message, index) => ({ message, origin: () => origin(['messages', index]) })),
    ),
    ...symptoms.flatMap(({ value, origin }) =>
      value.tables.flatMap(({ rows }, table) =>
        rows.flatMap(({ messages }, row) =>
          messages.map((message, index) => ({
            message,
            origin: () => origin(['tables', table, 'rows', row, 'messages', index]),
          })),
        ),
      ),
    ),
    ...connectors.flatMap(({ value, origin }) =>
      value.troubleshooting.flatMap(({ messages }, row) =>
        messages.map((message, index) => ({
          message,
          origin: () => origin(['troubleshooting', row, 'messages', index]),
        })),
      ),
    ),
  ];
}

/** What a message says, as it is written. */
export function saidBy(message: ErrorMessage): string {
  return 'text' in message ? message.text : message.pattern;
}

/** ID of a verified literal message; a different text or file has a different ID. */
export function digestOf(message: ErrorMessage): string {
  const said = 'text' in message ? message.text : `/${message.pattern}/`;
  return createHash('sha256').update(`${message.file}\n${said}`).digest('hex').slice(0, 16);
}
