export interface Step {
  /** e.g. `types`. */
  name: string;
  /** Resolves with whether the step passed; prints what is wrong itself. */
  run: () => Promise<boolean>;
}

export interface StepResult {
  name: string;
  passed: boolean;
}

/** Runs all steps, one after the other, also after one that failed: whoever mends wants to see everything at once. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const { name, run } of steps) {
    const since = performance.now();
    const passed = await run();
    console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    results.push({ name, passed });
  }
  return results;
}
