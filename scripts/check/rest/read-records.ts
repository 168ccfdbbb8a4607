import type { RecordFacts } from '#subjects/rest/schema/rest-facts.ts';

const primitives = new Set(['string', 'int', 'long', 'float', 'double', 'boolean', 'bytes', 'null', 'fixed']);

/** A definition as a file has it, with the full names of the types that it uses. */
export interface Definition extends RecordFacts {
  uses: readonly string[];
  /** Records and enums that it defines inside. */
  inner: readonly RecordFacts[];
}

/**
 * The record, enum, or typeref of a PDL file.
 * @param file its path, in which the folders below `pegasus/` are the namespace
 * @param pdl its text
 * @param included returns the fields of a record that this one includes
 */
export function readDefinition(
  file: string,
  pdl: string,
  included: (name: string) => Definition | undefined,
): Definition | undefined {
  const tokens = tokensOf(pdl);
  const namespace = /pegasus\/(.*)\/\w+\.pdl$/.exec(file)?.[1]?.replaceAll('/', '.') ?? '';
  const imports = new Map<string, string>();
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token === 'import' && next !== undefined) imports.set(next.split('.').at(-1) ?? '', next);
  }
  const uses: string[] = [];
  const full = (name: string) => {
    if (primitives.has(name)) return name;
    const found = name.includes('.') ? name : (imports.get(name) ?? `${namespace}.${name}`);
    uses.push(found);
    return found;
  };
  const start = tokens.findIndex((token) => ['record', 'enum', 'typeref'].includes(token));
  const [kind, name = ''] = tokens.slice(start, start + 2);
  const common = { name: `${namespace}.${name}`, file };
  const inner: RecordFacts[] = [];
  const define = (own: string, parts: Pick<RecordFacts, 'fields' | 'values'>) => {
    const defined = { name: `${namespace}.${own}`, file, ...parts };
    inner.push(defined);
    return defined.name;
  };
  const reader = new Reader(tokens, start + 2, full, define);
  if (kind === 'typeref') {
    reader.skip('=');
    return { ...common, is: reader.type(), uses, inner };
  }
  if (kind === 'enum') return { ...common, values: reader.names(), uses, inner };
  if (kind !== 'record') return undefined;
  const bases = reader.includes().map(full);
  const inherited = bases.flatMap((base) => {
    const record = included(base);
    uses.push(...(record?.uses ?? []));
    return record?.fields ?? [];
  });
  const fields = [...inherited, ...reader.fields()];
  return { ...common, fields, uses: uses.filter((each) => !bases.includes(each)), inner };
}

/** Reads tokens in order. */
class Reader {
  #tokens: readonly string[];
  #at: number;
  #full: (name: string) => string;
  #define: (name: string, parts: Pick<RecordFacts, 'fields' | 'values'>) => string;

  constructor(
    tokens: readonly string[],
    at: number,
    full: (name: string) => string,
    define: (name: string, parts: Pick<RecordFacts, 'fields' | 'values'>) => string,
  ) {
    this.#define = define;
    this.#tokens = tokens;
    this.#at = at;
    this.#full = full;
  }

  skip(token: string): boolean {
    const found = this.#tokens[this.#at] === token;
    if (found) this.#at += 1;
    return found;
  }

  includes(): string[] {
    const names: string[] = [];
    if (!this.skip('includes')) return names;
    do names.push(this.#next());
    while (this.skip(','));
    return names;
  }

  /** Names in braces, of an enum. */
  names(): string[] {
    this.skip('{');
    const names: string[] = [];
    while (!this.skip('}')) names.push(this.#next());
    return names;
  }

  fields(): NonNullable<RecordFacts['fields']> {
    const fields: NonNullable<RecordFacts['fields']> = [];
    this.skip('{');
    while (!this.skip('}')) {
      const name = this.#next();
      this.skip(':');
      const optional = this.skip('optional');
      const type = this.type();
      const fallback = this.skip('=') ? this.#next() : undefined;
      fields.push({
        name,
        type,
        ...(optional && { optional: true as const }),
        ...(fallback !== undefined && { default: fallback }),
      });
      this.skip(',');
    }
    return fields;
  }

  type(): string {
    const word = this.#next();
    if (word === 'array' || word === 'map') {
      this.skip('[');
      const parts = [this.type()];
      while (this.skip(',')) parts.push(this.type());
      this.skip(']');
      return `${word}[${parts.join(', ')}]`;
    }
    if (word === 'union') {
      this.skip('[');
      const members: string[] = [];
      while (!this.skip(']')) {
        const member = this.type();
        // A member can have an alias, `alias: Type`.
        members.push(this.skip(':') ? this.type() : member);
        this.skip(',');
      }
      return `union[${members.join(', ')}]`;
    }
    if (word === 'record' || word === 'enum') {
      const name = this.#next();
      // An inner record can include others, which no record here does.
      return this.#define(name, word === 'enum' ? { values: this.names() } : { fields: this.fields() });
    }
    return this.#full(word);
  }

  #next(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new Error('The PDL ends unexpectedly.');
    this.#at += 1;
    return token;
  }
}

/** Words, punctuation, and JSON values, without comments and annotations. */
function tokensOf(pdl: string): string[] {
  const plain = pdl.replace(/"(?:\\.|[^"\\])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (found) =>
    found.startsWith('"') ? found : ' ',
  );
  const tokens: string[] = [];
  let at = 0;
  while (at < plain.length) {
    const rest = plain.slice(at);
    const annotation = /^@[\w.`/]+\s*/.exec(rest)?.[0];
    if (annotation !== undefined) {
      at += annotation.length;
      if (plain[at] === '=') {
        at += 1 + (/^\s*/.exec(plain.slice(at + 1))?.[0].length ?? 0);
        at += jsonLength(plain.slice(at));
      }
      continue;
    }
    const last = tokens.at(-1);
    if (last === '=' && /^[{["\d-]/.test(rest)) {
      const length = jsonLength(rest);
      tokens.push(rest.slice(0, length).replace(/\s+/g, ' '));
      at += length;
      continue;
    }
    const token = /^(?:[\w.`]+|[{}[\]:,=])/.exec(rest)?.[0];
    if (token !== undefined) tokens.push(token.replaceAll('`', ''));
    at += token?.length ?? 1;
  }
  return tokens;
}

/** Length of the JSON value that a text begins with. */
function jsonLength(text: string): number {
  const simple = /^(?:"(?:\\.|[^"\\])*"|[\w.+-]+)/.exec(text)?.[0];
  if (simple !== undefined) return simple.length;
  let depth = 0;
  for (const found of text.matchAll(/"(?:\\.|[^"\\])*"|[{}[\]]/g)) {
    if ('{['.includes(found[0])) depth += 1;
    else if ('}]'.includes(found[0])) depth -= 1;
    if (depth === 0) return found.index + found[0].length;
  }
  throw new Error('A JSON value in the PDL is never closed.');
}
