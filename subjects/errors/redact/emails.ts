import { kinds } from './kinds.ts';
import { markSpans } from './text-spans.ts';

const email = /[\w.+-]{1,64}(?:@|%40|\\{1,8}u0040)[A-Za-z\d][\w-]{0,62}(?:\.[A-Za-z\d][\w-]{0,62}){1,8}/gi;
// anna@build-7: at the beginning of a shell's prompt, git@host:, but no Java object (Type@1a2b3c).
const atHost = /(?<![\w.@/-])[a-z_][\w.-]{0,40}@(?![\da-f]{5,8}\b)[A-Za-z][\w-]{1,62}(?=[:\s$#])/g;

/** Marks email addresses and `user@host`. */
export function markEmails(text: string): string {
  const whole = ({ 0: found, index }: RegExpExecArray) => ({ start: index, end: index + found.length });
  return markSpans(markSpans(text, email, kinds.email.mark, whole), atHost, kinds.email.mark, whole);
}
