export interface Chunk<I> {
  /** Position of the first input among all. */
  start: number;
  inputs: readonly I[];
}

/**
 * Splits inputs into chunks: several for each thread, so that all finish at about the same time, but none so large that passing its results takes
 * long.
 * @param inputs all inputs
 * @param threads number of threads that share them
 */
export function* splitChunks<I>(inputs: readonly I[], threads: number): Generator<Chunk<I>, undefined> {
  const size = Math.max(1, Math.min(16, Math.ceil(inputs.length / (threads * 4))));
  for (let start = 0; start < inputs.length; start += size) yield { start, inputs: inputs.slice(start, start + size) };
  return undefined;
}
