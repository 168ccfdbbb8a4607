import { useEffect, useState } from 'react';
import type { ReaderValues } from '#model/reader-values.ts';
import { readText, watchKeys } from '#runtime/store.ts';
import { parseValues } from '#runtime/values/parse-values.ts';
import { valuesKey } from '#runtime/values/values-key.ts';

/** The reader's "Your values". Empty on the server, so the first render matches the build. */
export function useReaderValues(): ReaderValues {
  const [values, setValues] = useState<ReaderValues>({});
  useEffect(() => {
    const stop = new AbortController();
    const read = () => setValues(parseValues(readText(valuesKey)));
    read();
    watchKeys((key) => (key ?? valuesKey) === valuesKey && read(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return values;
}
