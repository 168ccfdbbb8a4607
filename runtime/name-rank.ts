/**
 * How well the name of an entry fits what was typed: 0 for the name itself, 1 for the beginning of the name, 2 for anything else.
 * @param name the name, in any case; an endpoint can also be called by its path or action
 * @param typed what was typed, in lowercase
 */
export function nameRank(name: string, typed: string): 0 | 1 | 2 {
  const lower = name.toLowerCase();
  if (typed === '') return 2;
  const names = [lower, ...lower.split(/[ =]/)];
  if (names.includes(typed)) return 0;
  return names.some((each) => each.startsWith(typed)) ? 1 : 2;
}
