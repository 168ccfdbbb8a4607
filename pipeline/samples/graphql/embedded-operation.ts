/** A long string of Python that begins as an operation does. The braces of an f-string are its own, so it can't be read. */
export const embeddedOperation = /(?<![fF])("""|''')(\s*(?:query|mutation)\b.*?)\1/gs;
