import { useCallback, useState } from 'react';

/** What was entered into the form of one source, sink, or transformer. */
export interface Entered {
  /** By path. */
  values: Readonly<Record<string, string>>;
  /** Paths of options that were added to the form, in this order. */
  added: readonly string[];
}

/** What was entered, and how to change it. */
export interface Entries extends Entered {
  onChange: (path: string, value: string) => void;
  onAdd: (path: string) => void;
  /** Removes an option from the form, with its value. */
  onRemove: (path: string) => void;
}

export const nothingEntered: Entered = { values: {}, added: [] };

/** The same entries with a different value. */
export function withValue({ values, added }: Entered, path: string, value: string): Entered {
  return { values: { ...values, [path]: value }, added };
}

/** The same entries with one more option in the form. */
export function withOption({ values, added }: Entered, path: string): Entered {
  return { values, added: added.includes(path) ? added : [...added, path] };
}

/** The same entries with one option fewer in the form. An empty value leaves out what the scenario would set. */
export function withoutOption({ values, added }: Entered, path: string): Entered {
  return { values: { ...values, [path]: '' }, added: added.filter((each) => each !== path) };
}

/**
 * What was entered for each source and sink. Readers who look at another one and come back find it again. Closing the page discards it.
 * @param begin values from a link, by key
 */
export function useEntries(begin: Readonly<Record<string, Entered>>): (key: string) => Entries {
  const [changed, setChanged] = useState<Readonly<Record<string, Entered>>>({});
  return useCallback(
    (key: string): Entries => {
      const update = (next: (before: Entered) => Entered) =>
        setChanged((before) => ({ ...before, [key]: next(before[key] ?? begin[key] ?? nothingEntered) }));
      return {
        ...(changed[key] ?? begin[key] ?? nothingEntered),
        onChange: (path, value) => update((before) => withValue(before, path, value)),
        onAdd: (path) => update((before) => withOption(before, path)),
        onRemove: (path) => update((before) => withoutOption(before, path)),
      };
    },
    [changed, begin],
  );
}
