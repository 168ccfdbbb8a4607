/** Whether a text is written like an environment variable: in uppercase, with at least one underscore. */
export function isConstant(text: string): boolean {
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text);
}
