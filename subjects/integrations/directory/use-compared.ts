import { useAddressState } from '#site/use-address-state.ts';
import { type Comparable, formatIds, parseIds } from './compare-ids.ts';

interface Asked {
  /** The query string; undefined until it has been read. */
  search?: string;
}

const notRead: Asked = {};
const asGiven = (search: string): Asked => ({ search });
const asWritten = ({ search = '' }: Asked) => search;

/** Which modules are compared; kept in the address, where every change is a step that Back undoes. It starts empty, like the built page. */
export function useCompared(known: readonly Comparable[]): {
  chosen: readonly Comparable[];
  unknown: readonly string[];
  differencesOnly: boolean;
  /** Whether the address has been read. */
  ready: boolean;
  choose: (next: readonly Comparable[]) => void;
  setDifferencesOnly: (next: boolean) => void;
} {
  const [{ search }, change] = useAddressState(notRead, asGiven, asWritten);
  const asked = parseIds(search ?? '', known);
  const go = (query: string) => change({ search: query });
  return {
    ...asked,
    ready: search !== undefined,
    choose: (next) => go(formatIds(next, asked.differencesOnly)),
    setDifferencesOnly: (next) => go(formatIds(asked.chosen, next)),
  };
}
