import type { RecipeFeature, RecipeOption } from '#recipes/facts.ts';
import { findOption } from '#recipes/option-rules/find-option.ts';
import type { Entries } from './use-entries.ts';

/** A feature with the options that control it in the form. */
export interface FeatureState {
  feature: RecipeFeature;
  /** Paths of the options that turn it on. */
  switches: readonly string[];
  /** Paths of the options that need the reader's own value. */
  inputs: readonly string[];
  on: boolean;
}

/**
 * Whether features are on.
 * @param values what the form contains, by path
 * @param shown paths in the form
 */
export function featureStates(
  features: readonly RecipeFeature[],
  options: readonly RecipeOption[],
  values: Readonly<Record<string, string>>,
  shown: readonly string[],
): FeatureState[] {
  return features.flatMap((feature) => {
    const found = feature.options.flatMap((path) => findOption(options, path) ?? []);
    const switches = found.filter(
      ({ type, default: usual }) => type === 'boolean' && (usual === true) === (feature.on === true),
    );
    const inputs = feature.on ? [] : found.filter(({ type, children }) => type !== 'boolean' && children === undefined);
    if (switches.length + inputs.length === 0) return [];
    const paths = (list: readonly RecipeOption[]) => list.map(({ path }) => path);
    const on =
      switches.length > 0
        ? paths(switches).every((path) => (feature.on ? values[path] !== 'false' : values[path] === 'true'))
        : paths(inputs).some((path) => shown.includes(path));
    return [{ feature, switches: paths(switches), inputs: paths(inputs), on }];
  });
}

/** Turns a feature on or off. */
export function switchFeature({ feature, switches, inputs }: FeatureState, on: boolean, entries: Entries): void {
  const other = on !== (feature.on === true);
  for (const path of switches) {
    if (other) {
      entries.onAdd(path);
      entries.onChange(path, String(on));
    } else entries.onRemove(path);
  }
  if (switches.length > 0) return;
  for (const path of inputs) {
    if (on) entries.onAdd(path);
    else entries.onRemove(path);
  }
}
