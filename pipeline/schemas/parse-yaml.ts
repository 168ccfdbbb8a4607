import { type Document, LineCounter, parseDocument } from 'yaml';
import type { Origin, Problem } from '#model/problem.ts';
import { type DataPath, offsetOf } from './offset-of.ts';

/** A YAML (or JSON) text as plain values, with the way back to its lines. */
export interface YamlSource {
  file: string;
  /** Undefined when the text can't be read. */
  value: unknown;
  /**
   * The position of a value. `key` requests the position of the key that leads to it. If the value is absent, the position of its
   * nearest parent is returned.
   */
  origin(path: DataPath, part?: 'key' | 'value'): Origin;
}

/** How to fix the most frequent errors. For the others, the parser's own message is shown. */
const fixes: Record<string, string> = {
  BAD_INDENT:
    'Close every bracket, and indent the entries of one list or one set of keys by the same number of spaces.',
  BLOCK_AS_IMPLICIT_KEY: 'Quote the value if it contains ": ".',
  DUPLICATE_KEY: 'Keep only one of them.',
  MULTILINE_IMPLICIT_KEY: 'Put the key and its colon on one line.',
  TAB_AS_INDENT: 'Indent with spaces instead of tabs.',
};

/**
 * Reads YAML 1.2, of which JSON is a part.
 * @param text the whole file, or the front matter of a page
 * @param file path for problems
 * @param firstLine line of the file on which the text begins
 * @returns the values, and a problem for each syntax error
 */
export function parseYaml(text: string, file: string, firstLine = 1): { source: YamlSource; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): Origin => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + firstLine - 1, column: col };
  };
  const problems = document.errors.map((error): Problem => {
    const fix = fixes[error.code];
    const message = `The YAML can't be read: ${error.message}.`.replace(/\.\.$/, '.');
    return { ...at(error.pos[0]), rule: 'data/syntax', message, ...(fix && { fix }), severity: 'error' };
  });
  const origin: YamlSource['origin'] = (path, part = 'value') => at(offsetOf(document, text, path, part));
  if (problems.length > 0) return { source: { file, value: undefined, origin }, problems };
  const { value, problem } = toValue(document, file);
  return { source: { file, value, origin }, problems: problem ? [problem] : [] };
}

function toValue(document: Document, file: string): { value?: unknown; problem?: Problem } {
  try {
    return { value: document.toJS() };
  } catch (error) {
    // The parser reports an alias without anchor, or far too many aliases, only here, and without a position.
    if (!(error instanceof ReferenceError)) throw error;
    const message = `The YAML can't be read: ${error.message.split('\n')[0]}.`;
    return { problem: { file, rule: 'data/syntax', message, severity: 'error' } };
  }
}
