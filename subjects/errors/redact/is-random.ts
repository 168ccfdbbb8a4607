// The 110 pairs of letters that are most frequent in the file names, identifiers, and addresses of DataHub's source at v0.10.2.
// Nine in ten pairs of such names are among them, but only one in six pairs of random letters.
const frequent = new Set(
  (
    'ta at in es ti da er on st re te et co io me rc nt se en ge ad ed li de ma ea or ar as ra pe ub hu it om sr ah ap ng ct le ce ke ro ec el ' +
    'gr ch to ne ac fi ai ty di ie ur il so ve pr ts ic ut ns ou va eg al ss la em ag ry ol mo an na us lo av oc ri tr nk rt do am ja he rs vi ' +
    'pa su pp eb pl ld is ql up od ab si sh sc ex po th sp'
  ).split(' '),
);

// Found by trying against 17,000 names of DataHub's source, of which 0.2 % look random, and random Base64, of which 1 in 1,000 passes for a
// name at 20 characters and none of 200,000 at 40.
const NAMES_ARE_WORDS = 0.8;
const FREQUENT_PAIRS = { mixedLong: 0.65, mixed: 0.5, long: 0.52, short: 0.4 };
const CHANGES = 0.3;
const WORDS_AT_MOST = 0.6;

/**
 * Whether a run of letters, digits, and `+/=_-` looks like a key rather than like the name of something.
 * @param run at least 20 characters
 */
export function isRandom(run: string): boolean {
  const letters = run.replace(/[+/=_-]/g, '');
  if (letters.length < 16) return false;
  const words = wordLength(run) / letters.length;
  if (words > NAMES_ARE_WORDS) return false;
  const mix = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(run)).length;
  if (mix < 2) return false;
  const { mixedLong, mixed, long, short } = FREQUENT_PAIRS;
  const most = mix === 3 ? (run.length >= 36 ? mixedLong : mixed) : run.length >= 28 ? long : short;
  if (frequentPairs(run) < most) return true;
  return mix === 3 && words <= WORDS_AT_MOST && changes(run) >= CHANGES;
}

/** Number of characters that belong to words. */
function wordLength(run: string): number {
  return (run.match(/[A-Z]?[a-z]{3,}|[A-Z]{4,}/g) ?? []).reduce((sum, word) => sum + word.length, 0);
}

/** Share of the pairs of letters that names often have. */
function frequentPairs(run: string): number {
  let pairs = 0;
  let known = 0;
  for (const [letters] of run.toLowerCase().matchAll(/[a-z]+/g)) {
    for (let at = 1; at < letters.length; at += 1) {
      pairs += 1;
      if (frequent.has(letters.slice(at - 1, at + 1))) known += 1;
    }
  }
  return pairs === 0 ? 0 : known / pairs;
}

/** Share of adjacent characters that are of different kinds: upper case, lower case, digit, other. */
function changes(run: string): number {
  const kinds = [...run.replace(/=+$/, '')].map((character) =>
    [/[A-Z]/, /[a-z]/, /\d/].findIndex((kind) => kind.test(character)),
  );
  return kinds.filter((kind, at) => at > 0 && kind !== kinds[at - 1]).length / Math.max(1, kinds.length - 1);
}
