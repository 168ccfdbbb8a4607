/**
 * How well the name of an entry fits what was typed: 0 for the name itself, 1 for the beginning of the name, 2 for anything else.
 * @param name the name, in any case
 * @param typed what was typed, in lowercase; only the name of an entry without spaces can fit it
 */
export function nameRank(name: string, typed: string): 0 | 1 | 2 {
  const lower = name.toLowerCase();
  if (typed === '') return 2;
  if (lower === typed) return 0;
  return lower.startsWith(typed) ? 1 : 2;
}
