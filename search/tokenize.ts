const SEPARATORS = /[^\p{L}\p{N}_\-.:/@]+/u;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * Words of a text in lower case. An identifier yields itself and its parts: `remove_stale_metadata` is found whole and by
 * `stale`; `schemaField` by `schema`; `urn:li:tag` by `tag`.
 */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  for (const raw of text.split(SEPARATORS)) {
    const word = raw.replace(/^[-.:/@_]+|[-.:/@_]+$/g, '');
    if (word === '') continue;
    tokens.push(word.toLowerCase());
    const parts = word.split(/[_\-.:/@]+/).flatMap((part) => part.split(CAMEL));
    if (parts.length > 1) tokens.push(...parts.filter((part) => part.length > 1).map((part) => part.toLowerCase()));
  }
  return tokens;
}
