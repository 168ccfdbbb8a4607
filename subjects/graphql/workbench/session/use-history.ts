import { useEffect, useState } from 'react';
import type { Draft } from './bench.ts';
import { addRun, forgetHistory, keptHistory } from './history.ts';

export interface History {
  runs: readonly Draft[];
  /** Whether this device keeps it. */
  isKept: boolean;
  add: (run: Draft) => void;
  keep: (isKept: boolean) => void;
  forget: () => void;
}

/** The operations that were run, newest first: those of this page, and earlier ones if the reader wants them kept. */
export function useHistory(): History {
  const [runs, setRuns] = useState<readonly Draft[]>([]);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const kept = keptHistory.get();
    if (kept === undefined) return;
    setKept(true);
    setRuns(kept);
  }, []);
  const change = (next: readonly Draft[], keeps: boolean) => {
    setRuns(next);
    setKept(keeps);
    if (keeps) keptHistory.set(next);
    else if (isKept) forgetHistory();
  };
  return {
    runs,
    isKept,
    add: (run) => change(addRun(runs, run), isKept),
    keep: (keeps) => change(runs, keeps),
    forget: () => change([], isKept),
  };
}
