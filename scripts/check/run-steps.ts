export interface Step {
  /** For example, `types`. */
  name: string;
  /** Resolves with whether the step passed; prints what is wrong itself. */
  run: () => Promise<boolean>;
}

export interface StepResult {
  name: string;
  passed: boolean;
}

/** Compilers and linters wait for files about as long as they compute, so running a second one keeps two processors busy. */
export const CHECK_LANES = 2;

/**
 * Runs all steps, even after a failure, so that one run shows everything that needs to be fixed. Steps begin in the order of the list.
 * @param lanes how many steps run at the same time
 * @returns results in the order of the list
 */
export async function runSteps(steps: readonly Step[], lanes = 1): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps.entries()];
  const runLane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, { name, run }] = next;
      const since = performance.now();
      const passed = await run();
      console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
      results[place] = { name, passed };
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
}
