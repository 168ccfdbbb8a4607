/** Compares two numeric versions, such as `0.10.2`. Any other text isn't older. */
export function isOlder(version: string, than: string): boolean {
  if (![version, than].every((one) => /^\d+(\.\d+)*$/.test(one))) return false;
  const [left, right] = [version, than].map((one) => one.split('.').map(Number));
  const length = Math.max(left?.length ?? 0, right?.length ?? 0);
  for (let index = 0; index < length; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
