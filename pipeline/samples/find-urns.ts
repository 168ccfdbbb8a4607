/** A URN exactly as it appears in a sample. */
export interface FoundUrn {
  text: string;
  /** Where it begins in the code, from 0. */
  offset: number;
}

/** What a reader, a template, or a pattern fills in: `<name>`, `${NAME}`, `{name}`, `%s`, `.*`, `…`. */
const placeholder = /[<>${}*…?^[\]]|%(?![0-9A-Fa-f]{2})/;

/**
 * Finds the complete URNs in code of any language, without those inside another one. A URN ends at a quote, white space, or comma outside its
 * parentheses. URNs with placeholders, URNs built from pieces, and patterns aren't complete URNs.
 * @param code the sample
 */
export function findUrns(code: string): FoundUrn[] {
  const found: FoundUrn[] = [];
  let at = code.indexOf('urn:li:');
  while (at !== -1) {
    const { text, isComplete } = textAt(code, at);
    if (isComplete) found.push({ text, offset: at });
    at = code.indexOf('urn:li:', at + Math.max(text.length, 7));
  }
  return found;
}

function textAt(code: string, start: number): { text: string; isComplete: boolean } {
  let depth = 0;
  let at = start;
  for (; at < code.length; at += 1) {
    const character = code.charAt(at);
    if (/["'`\n\\]/.test(character) || (depth === 0 && /[\s,;)|\]&]/.test(character))) break;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
  }
  const text = code.slice(start, at).replace(depth === 0 ? /[.:]$/ : '', '');
  const goesOn = depth > 0 && (/[(,:]$/.test(text) || /^(\\|["'`]\s*[+"'`])/.test(code.slice(at)));
  const isOpen = goesOn || text === 'urn:li' || code.slice(start, at).endsWith(':') || placeholder.test(text);
  return { text, isComplete: !isOpen };
}
