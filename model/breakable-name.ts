/**
 * Where a long name may break between lines: after dots, underscores, slashes, and the punctuation of URNs, and before uppercase letters inside a
 * word. Both sides begin with a letter, so versions and ports stay in one piece.
 */
const BREAKS = /(?<=[A-Za-z)\]}][._/:,(=]+)(?=[A-Za-z{[<])|(?<=[a-z])(?=[A-Z])/;

/** The parts of a name between which a line may break. Joined, they are the name. */
export function breakableParts(name: string): string[] {
  return name.split(BREAKS);
}
