/** A string as nginx reads it, quoted so that spaces and braces are literal. A `$` can't be escaped and must not occur in it. */
export function quote(text: string): string {
  if (text.includes('$')) throw new RangeError(`nginx would read a variable in "${text}".`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** A path as part of a regular expression. */
export function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
