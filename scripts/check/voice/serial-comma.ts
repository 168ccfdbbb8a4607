/** One entry of a list: one or two words, or code, or a name in bold. */
const ITEM = String.raw`(?:(?:[\w'’-]+|\x60[^\x60]+\x60|\*\*[^*]+\*\*)(?: (?!and\b|or\b)(?:[\w'’-]+|\x60[^\x60]+\x60))?)`;
const LIST = new RegExp(String.raw`(?<=^|[ (])(${ITEM}), ((?:${ITEM}, )*)(${ITEM}) (and|or) (?=[\w\x60*])`, 'g');

/** Words that start a clause, an apposition, or an adverbial rather than an entry of a list: "all rows, directly or through a view". */
const STARTS_CLAUSE =
  /^(?:it|you|they|this|that|these|those|he|she|we|there|which|who|whose|where|when|not|but|so|and|or|then|if|because|for|with|without|also|even|only|both|either|neither|whether|including|such|as|is|are|was|were|can|must|may|do|does|don't|see|use|run|set|add|click|open|choose|select|enter|delete|create|check|make|let|in|on|at|by|to|from|of|once|now|usually|otherwise|respectively|too|again|alone|whole|complete|entire|between|under|through|while|each|one|its|their|aren't|isn't|\w+ly)\b/i;

/** Openings after which the first comma ends a phrase: "In 0.10.0, tables and views …". */
const OPENING =
  /^(?:after|afterward|again|although|as|at|because|before|by|during|finally|first|for|from|here|however|if|in|instead|next|of|on|once|otherwise|outside|second|since|so|then|there|therefore|third|to|under|unless|until|when|whenever|where|while|with|within|without|yes|no|thus|also|below|above|like|note|except|despite|given|even|today|only|per|plus)\b/i;

/** The list continues: the match is one of its entries, as in "labels and alternative texts, messages". */
const CONTINUES = new RegExp(`^${ITEM}, (?!which\\b|who\\b|where\\b|so\\b|but\\b|because\\b|if\\b)`);

/**
 * Finds lists of three or more short entries without a comma before the last "and" or "or". Longer entries are left alone, because
 * commas between clauses look the same.
 * @param text one passage, without quotations
 * @returns where the lists are, from their first character to the space after the last "and" or "or"
 */
export function listsWithoutSerialComma(text: string): { start: number; end: number }[] {
  return [...text.matchAll(LIST)].flatMap(({ 0: list, 1: first = '', 2: middle = '', 3: last = '', index }) => {
    const sentence =
      text
        .slice(0, index)
        .split(/[.!?:;()–—] ?/)
        .at(-1) ?? '';
    const opening = `${sentence}${list}`.trimStart();
    // The list could start with the end of an opening phrase, unless a comma before it has ended the phrase.
    const isAfterOpening =
      middle === '' && !sentence.includes(',') && (OPENING.test(opening) || sentence.trim() === '');
    const entries = [first, ...middle.split(', '), last].filter((entry) => entry !== '');
    const rest = text.slice(index + list.length);
    if (CONTINUES.test(rest) || isAfterOpening || entries.slice(1).some((entry) => STARTS_CLAUSE.test(entry)))
      return [];
    return [{ start: index, end: index + list.length }];
  });
}
