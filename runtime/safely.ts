/**
 * Runs something that a reader's settings or address can make throw: storage that is disabled (SecurityError) or full
 * (QuotaExceededError), rubbish that can't be decoded. The page works without the result.
 * @returns the result, or undefined when it threw
 */
export function safely<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
