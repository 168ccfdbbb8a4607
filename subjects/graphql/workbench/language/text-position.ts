import { Position } from 'graphql-language-service';

/** Line and column of an offset, both from 0, as the language service counts them. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const line = before.split('\n').length - 1;
  return new Position(line, offset - (before.lastIndexOf('\n') + 1));
}
