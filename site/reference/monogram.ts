/** Two letters in place of an icon: the first of the first two words, or the first two of a single word. */
export function monogram(title: string): string {
  const [first = '', second] = title.split(/[\s-]+/);
  return second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1);
}
