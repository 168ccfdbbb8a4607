/** Starts features one after the other. One that breaks must not take the others along; its error still reaches console and tests. */
export function startFeatures(features: readonly (() => void)[]): void {
  for (const start of features) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}
