/**
 * Whether a URN is written as a format says.
 * @param format with parts in braces, for example `urn:li:dataset:({platform},{name},{origin})`
 */
export function matchesFormat(urn: string, format: string): boolean {
  const parts = format.split(/(\{\w+\})/);
  const pattern = parts
    .map((part) => (part.startsWith('{') ? partPattern(part, format) : escapePattern(part)))
    .join('');
  return new RegExp(`^${pattern}$`).test(urn);
}

/** Parts in parentheses end at a comma outside nested parentheses; a single part accepts anything without spaces and commas. */
function partPattern(part: string, format: string): string {
  if (part === '{platform}') return 'urn:li:dataPlatform:[\\w-]+';
  if (part === '{origin}' || part === '{env}') return '[A-Z_]+';
  return format.includes('(') ? '(?:[^,()\\s]|\\([^()]*\\))+' : '[^,()\\s][^,()]*';
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
