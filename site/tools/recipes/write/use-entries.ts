import { useCallback, useState } from 'react';
import type { Entries } from './OptionGroup.tsx';

const none = {};

/** What was entered for each source. Whoever looks at another source and comes back finds it again; closing the page forgets it. */
export function useEntries(source: string): Entries {
  const [bySource, setBySource] = useState<Readonly<Record<string, Entries['values']>>>({});
  const onChange = useCallback(
    (path: string, value: string) =>
      setBySource((before) => ({ ...before, [source]: { ...before[source], [path]: value } })),
    [source],
  );
  return { values: bySource[source] ?? none, onChange };
}
