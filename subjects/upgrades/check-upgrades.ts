import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Problem } from '#model/problem.ts';
import type { UpgradeNotes } from './schema.ts';
import { upgradeSteps } from './upgrade-vocabulary.ts';

type Place = readonly (string | number)[];

/**
 * Problems with names in content/upgrades.yaml that don't exist elsewhere.
 * @param plugins names of all modules
 */
export function checkUpgrades({ value, origin }: Loaded<UpgradeNotes>, plugins: readonly string[]): Problem[] {
  const versions = value.versions.flatMap(({ releases }) => releases.map(({ version }) => version));
  const components = value.components.map(({ id }) => id);
  const problems: Problem[] = [];
  const check = (name: string | undefined, known: readonly string[], what: string, place: Place) => {
    if (name === undefined || known.includes(name)) return;
    const fix = didYouMean(name, known, `The known names are ${known.join(', ')}.`);
    problems.push(dataProblem(origin([...place]), `upgrades/unknown-${what}`, `There is no ${what} "${name}".`, fix));
  };
  for (const [index, { id }] of value.steps.entries()) {
    const expected = upgradeSteps[index] ?? id;
    check(id, [expected], 'step', ['steps', index, 'id']);
    check(value.steps[index]?.since, versions, 'version', ['steps', index, 'since']);
  }
  check(value.describes, versions, 'version', ['describes']);
  for (const [index, { changes }] of value.versions.entries()) {
    for (const [at, { component, settled, plugins: own = [] }] of changes.entries()) {
      const place = ['versions', index, 'changes', at];
      check(component, components, 'component', [...place, 'component']);
      check(settled?.version, versions, 'version', [...place, 'settled', 'version']);
      for (const [which, plugin] of own.entries()) check(plugin, plugins, 'plugin', [...place, 'plugins', which]);
    }
  }
  return problems;
}
