import { useMemo, useState } from 'react';
import type { PluginFacts } from '#recipes/facts.ts';
import { type OptionForm, optionForm } from './option-form.ts';
import { type Entered, type Entries, nothingEntered, withOption, withoutOption, withValue } from './use-entries.ts';

/** A transformer in the form. */
export interface FormedTransformer {
  /** Stays the same when the order changes. */
  key: number;
  facts: PluginFacts;
  form: OptionForm;
  entries: Entries;
}

interface Chosen {
  key: number;
  type: string;
  entered: Entered;
}

export type Transformers = ReturnType<typeof useTransformers>;

/** The transformers that were added, kept while the page is open. */
export function useTransformers() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  return useMemo(() => {
    const update = (key: number, next: (before: Entered) => Entered) =>
      setChosen((all) => all.map((each) => (each.key === key ? { ...each, entered: next(each.entered) } : each)));
    return {
      /** @param known facts of all transformers; those that aren't among them are left out */
      formed: (known: readonly PluginFacts[]): FormedTransformer[] =>
        chosen.flatMap(({ key, type, entered }) => {
          const facts = known.find((each) => each.type === type);
          if (facts === undefined) return [];
          const entries: Entries = {
            ...entered,
            onChange: (path, value) => update(key, (before) => withValue(before, path, value)),
            onAdd: (path) => update(key, (before) => withOption(before, path)),
            onRemove: (path) => update(key, (before) => withoutOption(before, path)),
          };
          return [{ key, facts, form: optionForm(facts, {}, entered), entries }];
        }),
      add: (type: string) =>
        setChosen((all) => [
          ...all,
          { key: Math.max(0, ...all.map(({ key }) => key)) + 1, type, entered: nothingEntered },
        ]),
      remove: (index: number) => setChosen((all) => all.filter((_, at) => at !== index)),
      move: (index: number, by: -1 | 1) =>
        setChosen((all) => {
          const moved = [...all];
          const [item] = moved.splice(index, 1);
          if (item !== undefined) moved.splice(index + by, 0, item);
          return moved;
        }),
    };
  }, [chosen]);
}
