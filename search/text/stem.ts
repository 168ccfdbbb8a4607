const VOWEL = /[aeiouy]/;

/**
 * The stem of an English word, cut lightly: `deletes`, `deleted`, `deleting`, `deletion`, and `delete` all become `delet`. Words that differ in more
 * than their ending stay distinct, because readers of a reference mean the word that they type.
 * @param word lowercase
 * @returns never longer than the word and never empty; words of up to three letters and anything with a digit are left unchanged
 */
export function stem(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  return withoutFinalE(withoutSuffix(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutSuffix(word: string): string {
  const bare = (suffix: string, least: number): string | undefined => {
    const rest = word.slice(0, -suffix.length);
    return word.endsWith(suffix) && rest.length >= least && VOWEL.test(rest) ? rest : undefined;
  };
  const verb = bare('ing', 3) ?? bare('ed', 3);
  if (verb !== undefined) return bareVerb(verb);
  return bare('ation', 5) ?? (/[ts]ion$/.test(word) ? bare('ion', 4) : undefined) ?? bare('ment', 6) ?? bareVerb(word);
}

// `running` becomes `run`, but `calling` becomes `call`; `authenticating` and `authentication` become equal without `at`.
function bareVerb(verb: string): string {
  if (/ate?$/.test(verb)) {
    const rest = verb.replace(/ate?$/, '');
    if (rest.length >= 5) return rest;
  }
  return /([^aeioulsz])\1$/.test(verb) ? verb.slice(0, -1) : verb;
}

function withoutFinalE(word: string): string {
  return word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word;
}
