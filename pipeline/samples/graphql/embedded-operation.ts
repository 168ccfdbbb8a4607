/** A long Python string that begins like an operation. An f-string has its own braces, so it can't be read. */
export const embeddedOperation = /(?<![fF])("""|''')(\s*(?:query|mutation)\b.*?)\1/gs;
