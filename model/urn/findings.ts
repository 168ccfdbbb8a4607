import type { Message } from '#model/message.ts';
import type { UrnKind } from './facts.ts';
import { urnMessage } from './messages.ts';

/** Something wrong with a URN. */
export interface Finding {
  /** What is wrong, as a sentence. */
  message: Message;
  /** The text that contains it: the pasted text with the corrections of earlier findings. */
  text: string;
  /** Where it starts and ends in this text; both are the same if something is missing. */
  start: number;
  end: number;
  /** The corrected text; absent when only the reader can know it. */
  fixed?: string;
}

/** What the rules need to know. */
export interface UrnRules {
  kinds: ReadonlyMap<string, UrnKind>;
  environments: readonly string[];
}

/** Makes a finding, with the corrected text if there is a replacement for the wrong part. */
export function finding(text: string, start: number, end: number, message: Message, replacement?: string): Finding {
  return {
    message,
    text,
    start,
    end,
    ...(replacement !== undefined && { fixed: text.slice(0, start) + replacement + text.slice(end) }),
  };
}

/** The title of an entity type with its article: "a Dataset", "an ML Model". */
export function withArticle(title: string): Message {
  return /^(?:[AEIO]|ML)/.test(title) ? urnMessage('urnCheckAn', { title }) : urnMessage('urnCheckA', { title });
}
