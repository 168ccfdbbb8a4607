/** What a term begins with: `.`, `$`, a variable, a literal, a function, or a pipeline in parentheses. */
export type TermBase =
  | { type: 'dot' }
  | { type: 'variable'; name: string }
  | { type: 'literal'; text: string }
  | { type: 'function'; name: string }
  | { type: 'pipeline'; pipeline: Pipeline };

/** A term and the fields after it, for example `$.Values.image.tag`. */
export interface Term {
  base: TermBase;
  fields: readonly string[];
}

/** Commands that pass their result on, and the variables that get it. */
export interface Pipeline {
  variables: readonly string[];
  commands: readonly (readonly Term[])[];
}

const lexeme = /\s*(?:("(?:\\.|[^"\\])*"|`[^`]*`)|(:=|=)|([|(),])|(\$\w*)|((?:\.\w+)+|\.)|(-?\d[\w.]*)|(\w+))/y;

interface Lexeme {
  kind: 'string' | 'assign' | 'sign' | 'variable' | 'fields' | 'number' | 'word';
  text: string;
  /** Whether whitespace precedes it. */
  apart: boolean;
}

const kinds = ['string', 'assign', 'sign', 'variable', 'fields', 'number', 'word'] as const;

/**
 * Parses what is between the braces of a Go template.
 * @throws Error for anything that isn't a pipeline
 */
export function parsePipeline(text: string): Pipeline {
  const lexemes = lexemesOf(text);
  const reader = { lexemes, at: 0 };
  const pipeline = readPipeline(reader);
  if (reader.at < lexemes.length) throw new Error(`"${text}" can't be read from "${lexemes[reader.at]?.text}" on`);
  return pipeline;
}

function lexemesOf(text: string): Lexeme[] {
  const found: Lexeme[] = [];
  lexeme.lastIndex = 0;
  while (text.slice(lexeme.lastIndex).trim() !== '') {
    const from = lexeme.lastIndex;
    const match = lexeme.exec(text);
    if (match === null) throw new Error(`"${text}" can't be read from "${text.slice(from)}" on`);
    const index = match.slice(1).findIndex((part) => part !== undefined);
    const kind = kinds[index];
    const part = match[index + 1];
    if (kind !== undefined && part !== undefined) found.push({ kind, text: part, apart: /^\s/.test(match[0]) });
  }
  return found;
}

interface Reader {
  lexemes: readonly Lexeme[];
  at: number;
}

function readPipeline(reader: Reader): Pipeline {
  const assigned = reader.lexemes.findIndex(({ kind }, index) => index >= reader.at && kind === 'assign');
  const variables: string[] = [];
  if (
    assigned >= 0 &&
    reader.lexemes.slice(reader.at, assigned).every(({ kind, text }) => kind === 'variable' || text === ',')
  ) {
    for (const { kind, text } of reader.lexemes.slice(reader.at, assigned))
      if (kind === 'variable') variables.push(text);
    reader.at = assigned + 1;
  }
  const commands: Term[][] = [readCommand(reader)];
  while (reader.lexemes[reader.at]?.text === '|') {
    reader.at += 1;
    commands.push(readCommand(reader));
  }
  return { variables, commands };
}

function readCommand(reader: Reader): Term[] {
  const terms: Term[] = [];
  for (let next = reader.lexemes[reader.at]; next !== undefined; next = reader.lexemes[reader.at]) {
    if (next.kind === 'sign' && next.text !== '(') break;
    terms.push(readTerm(reader, next));
  }
  return terms;
}

function readTerm(reader: Reader, first: Lexeme): Term {
  reader.at += 1;
  const base = readBase(reader, first);
  const fields = first.kind === 'fields' ? fieldsOf(first.text) : [];
  const next = reader.lexemes[reader.at];
  if (next?.kind === 'fields' && !next.apart && first.kind !== 'fields') {
    reader.at += 1;
    return { base, fields: fieldsOf(next.text) };
  }
  return { base, fields };
}

function readBase(reader: Reader, { kind, text }: Lexeme): TermBase {
  if (kind === 'fields') return { type: 'dot' };
  if (kind === 'variable') return { type: 'variable', name: text };
  if (kind === 'word' && text !== 'true' && text !== 'false') return { type: 'function', name: text };
  if (text !== '(') return { type: 'literal', text };
  const pipeline = readPipeline(reader);
  reader.at += 1;
  return { type: 'pipeline', pipeline };
}

function fieldsOf(text: string): string[] {
  return text.split('.').filter((field) => field !== '');
}
