import { allFields, type Choices } from '../write/fields.ts';
import { resolveChoices, type Wanted } from '../write/resolve-choices.ts';

const platformOf = { platform: ['kubernetes', 'docker'], purpose: ['production', 'trial'] } as const;

/** Every pair of answers on each platform and for each purpose, without equivalent pairs. */
export function pairs(): Choices[] {
  const answers = allFields.flatMap(({ name, options }) => options.map(({ id }) => [name, id] as const));
  const found = new Map<string, Choices>();
  for (const platform of platformOf.platform) {
    for (const purpose of platformOf.purpose) {
      for (const first of answers) {
        for (const second of answers) {
          const { choices } = resolveChoices({ platform, purpose, ...Object.fromEntries([first, second]) });
          found.set(JSON.stringify(choices), choices);
        }
      }
    }
  }
  return [...found.values()];
}

/**
 * Random complete answers, which are the same in every run.
 * @param count how many
 */
export function randomChoices(count: number): Choices[] {
  let seed = 20_230_425;
  const next = (below: number) => {
    // Numerical Recipes' linear congruential generator.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () => {
    const wanted: Wanted = Object.fromEntries(
      allFields.map(({ name, options }) => [name, options[next(options.length)]?.id ?? '']),
    );
    return resolveChoices(wanted).choices;
  });
}
