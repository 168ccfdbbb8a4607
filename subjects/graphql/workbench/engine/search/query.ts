import { NotSimulatedError } from '../errors.ts';
import { benchReason } from '../messages.ts';
import { indexedWords, queriedWords } from './analyze.ts';
import type { IndexField, IndexValue, SearchDocument } from './documents.ts';

/** The weight of an exact match of a whole field, and the lower weight of a match in a different case (application.yml, elasticsearch.search). */
const exactFactor = 10;
const caseFactor = 0.7;
/** The lower weight of part of a field compared with all of it. */
const partialFactor = 0.4;
const urnPartialFactor = 0.5;
/** Boost of the URN as a field (PRIMARY_URN_SEARCH_PROPERTIES). */
const urnBoost = 10;

/** A document that matches, with its score and the fields that match. */
export interface Hit {
  document: SearchDocument;
  score: number;
  matchedFields: readonly { name: string; value: string }[];
}

/** The result of a query for one document: the score of a match, or undefined. */
type Matcher = (document: SearchDocument) => { score: number; fields: readonly string[] } | undefined;

const structuredPrefix = /^\\*\/q /;

/**
 * Finds the documents that match a query (SearchQueryBuilder). With full text, words may occur in any queried field, and all must occur; with
 * the prefix `/q`, the query is one of fields and operators. Scores order results by boosts and exact matches as the platform does, but
 * without the frequencies of words, so their order is an approximation.
 */
export function findDocuments(
  documents: readonly SearchDocument[],
  fields: readonly IndexField[],
  query: string,
  fulltext: boolean,
): Hit[] {
  const matches = matcher(fields, query, fulltext);
  return documents.flatMap((document) => {
    const found = matches(document);
    if (found === undefined) return [];
    const matchedFields = found.fields.flatMap((name) => {
      // A named query that highlights nothing appears without a value, as with an exact match of `name.keyword`.
      const values = name.endsWith('.keyword') ? [''] : matchingValues(document, name, query);
      return values.map((value) => ({ name, value }));
    });
    return [{ document, score: found.score * weight(document), matchedFields }];
  });
}

function matcher(fields: readonly IndexField[], query: string, fulltext: boolean): Matcher {
  const structured = structuredPrefix.exec(query)?.[0];
  if (fulltext && structured === undefined) {
    const plain = query.replace(/^:+/, '');
    return either(simpleQuery(fields, plain), exactQuery(fields, plain));
  }
  const expression = query.slice(structured?.length ?? 0);
  return either(queryString(fields, expression), exactQuery(fields, expression));
}

/** Average of the functions that apply (weightsPerFieldValue of the model's annotations). */
function weight({ urn, fields }: SearchDocument): number {
  const weights = [1];
  if (fields.get('deprecated')?.[0] === true) weights.push(0.5);
  if (fields.get('materialized')?.[0] === true) weights.push(0.5);
  if (urn.startsWith('urn:li:corpuser:') && fields.get('active')?.[0] === true) weights.push(2);
  return weights.reduce((sum, each) => sum + each, 0) / weights.length;
}

function either(...matchers: readonly Matcher[]): Matcher {
  return (document) => {
    const found = matchers.flatMap((matches) => matches(document) ?? []);
    if (found.length === 0) return undefined;
    return {
      score: found.reduce((sum, { score }) => sum + score, 0),
      fields: [...new Set(found.flatMap((each) => each.fields))],
    };
  };
}

/** How the parts of a field are compared with a word. */
interface QueriedField {
  name: string;
  boost: number;
  words: boolean;
}

/** Queried fields by the way they are analyzed: whole values, and words. */
function analyzed(fields: readonly IndexField[]): { whole: QueriedField[]; words: QueriedField[] } {
  const queried = fields.filter((field) => field.queryByDefault && field.type !== 'BROWSE_PATH');
  const isUrn = ({ type }: IndexField) => type === 'URN' || type === 'URN_PARTIAL';
  const isText = ({ type }: IndexField) => type === 'TEXT' || type === 'TEXT_PARTIAL';
  return {
    whole: [
      { name: 'urn', boost: urnBoost, words: false },
      ...queried.filter((field) => !isUrn(field)).map(({ name, boost }) => ({ name, boost, words: false })),
    ],
    words: [
      { name: 'urn', boost: urnBoost * urnPartialFactor, words: true },
      ...queried
        .filter((field) => isUrn(field) || isText(field))
        .map((field) => ({
          name: field.name,
          boost: field.boost * (isText(field) ? partialFactor : 1),
          words: true,
        })),
    ],
  };
}

/** simple_query_string: terms separated by spaces, all of which must occur; `|`, `-`, quotes, and a final `*` have a meaning. */
function simpleQuery(fields: readonly IndexField[], query: string): Matcher {
  if (query.trim() === '*') return () => ({ score: 1, fields: [] });
  const { whole, words } = analyzed(fields);
  const alternatives = splitOutsideQuotes(query, '|').map((part) => terms(part));
  const group = (queried: readonly QueriedField[]): Matcher => {
    return (document) => {
      const found = alternatives.flatMap((list) => matchAll(document, list, queried) ?? []);
      return found[0];
    };
  };
  return either(group(whole), group(words));
}

interface Term {
  text: string;
  quoted: boolean;
  prefix: boolean;
  negated: boolean;
}

function terms(text: string): Term[] {
  return [...text.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].flatMap(([, minus, quoted, bare]): Term[] => {
    const word = (quoted ?? bare ?? '').replace(/^\+/, '');
    if (word === '') return [];
    const prefix = quoted === undefined && word.length > 1 && word.endsWith('*');
    return [{ text: prefix ? word.slice(0, -1) : word, quoted: quoted !== undefined, prefix, negated: minus === '-' }];
  });
}

/** Whether all terms occur in the fields, each in any of them. A term that is empty after analysis is ignored. */
function matchAll(
  document: SearchDocument,
  list: readonly Term[],
  queried: readonly QueriedField[],
): ReturnType<Matcher> {
  let score = 0;
  let counted = 0;
  const names = new Set<string>();
  for (const term of list) {
    const found = queried.filter((field) => occurs(document, term, field));
    if (term.negated) {
      if (found.length > 0) return undefined;
      continue;
    }
    if (queried[0]?.words === true && queriedWords(term.text).length === 0) continue;
    if (found.length === 0) return undefined;
    counted += 1;
    score += Math.max(...found.map(({ boost }) => boost));
    for (const { name } of found) names.add(name);
  }
  return counted === 0 && !list.some(({ negated }) => negated)
    ? undefined
    : { score: Math.max(score, 1), fields: [...names] };
}

function occurs(document: SearchDocument, { text, quoted, prefix }: Term, field: QueriedField): boolean {
  const values = document.fields.get(field.name) ?? [];
  if (!field.words) {
    const wanted = field.name === 'urn' ? text : text.toLowerCase();
    return values.some((value) => {
      const own = field.name === 'urn' ? String(value) : String(value).toLowerCase();
      return prefix ? own.startsWith(wanted) : own === wanted;
    });
  }
  return values.some((value) => {
    const own = indexedWords(String(value));
    if (prefix) return [...own].some((word) => word.startsWith(text.toLowerCase()));
    const wanted = queriedWords(text);
    if (wanted.length === 0) return false;
    if (quoted && !String(value).toLowerCase().includes(text.toLowerCase())) return false;
    return wanted.every((alternatives) => alternatives.some((word) => own.has(word)));
  });
}

/** A query that equals a URN or a field for autocompletion, or that begins a word of such a field. */
function exactQuery(fields: readonly IndexField[], query: string): Matcher {
  const unquoted = query.replaceAll(/["']/g, '');
  const lower = unquoted.toLowerCase();
  const likely = fields.filter((field) => field.queryByDefault && field.autocomplete);
  return (document) => {
    const names: string[] = [];
    let score = 0;
    const count = (name: string, points: number) => {
      score += points;
      names.push(name);
    };
    if (document.urn === unquoted) count('urn', urnBoost * exactFactor);
    else if (document.urn.toLowerCase() === lower) count('urn', urnBoost * exactFactor * caseFactor);
    for (const { name, boost, type } of likely) {
      const values = (document.fields.get(name) ?? []).map(String);
      if (values.includes(unquoted)) count(`${name}.keyword`, boost * exactFactor);
      else if (values.some((value) => value.toLowerCase() === lower)) {
        count(`${name}.keyword`, boost * exactFactor * caseFactor);
      }
      if (lower !== '' && type.startsWith('TEXT') && values.some((value) => startsWord(value, lower))) {
        count(name, boost * caseFactor);
      }
    }
    return names.length === 0 ? undefined : { score, fields: names };
  };
}

/** match_phrase_prefix: the words of the query in order, where the last one can be incomplete. */
function startsWord(value: string, query: string): boolean {
  const own = value.toLowerCase().split(/[(),./:\s]+/);
  const wanted = query.split(/[(),./:\s]+/).filter((word) => word !== '');
  if (wanted.length === 0) return false;
  return own.some((_, start) =>
    wanted.every((word, index) => {
      const at = own[start + index];
      return at !== undefined && (index === wanted.length - 1 ? at.startsWith(word) : at === word);
    }),
  );
}

/** query_string with its default operator AND: fields, quotes, parentheses, AND, OR, NOT, and wildcards. */
function queryString(fields: readonly IndexField[], expression: string): Matcher {
  if (expression.trim() === '*') return () => ({ score: 1, fields: [] });
  const tokens = expression.match(/"[^"]*"|[()]|[^\s()"]+(?:"[^"]*")?/g) ?? [];
  let at = 0;
  const { whole, words } = analyzed(fields);
  const all = [...whole, ...words];
  const term = (token: string, field: string | undefined): Matcher => {
    if (/^\[|^\{|^\/|[~^]/.test(token)) {
      throw new NotSimulatedError(benchReason('benchReasonQuerySyntax'));
    }
    const named = field === undefined ? all : fieldsNamed(fields, field);
    return (document) => {
      const found = named.filter((each) => matchesToken(document, token, each));
      return found.length === 0
        ? undefined
        : { score: Math.max(...found.map(({ boost }) => boost)), fields: [...new Set(found.map(({ name }) => name))] };
    };
  };
  const primary = (field: string | undefined): Matcher => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '(') {
      const inner = disjunction(field);
      at += 1;
      return inner;
    }
    if (token === 'NOT' || token === '!') return negation(primary(field));
    if (token.startsWith('-') && token.length > 1) return negation(term(token.slice(1), field));
    const [, name, rest] = /^([\w.]+):(.*)$/s.exec(token) ?? [];
    if (name === undefined || token.startsWith('urn:')) return term(token.replace(/^\+/, ''), field);
    return rest === '' ? primary(name) : term(rest ?? '', name);
  };
  const conjunction = (field: string | undefined): Matcher => {
    const parts = [primary(field)];
    while (at < tokens.length && tokens[at] !== ')' && tokens[at] !== 'OR') {
      if (tokens[at] === 'AND') at += 1;
      else parts.push(primary(field));
    }
    return both(parts);
  };
  const disjunction = (field: string | undefined): Matcher => {
    const parts = [conjunction(field)];
    while (tokens[at] === 'OR') {
      at += 1;
      parts.push(conjunction(field));
    }
    return either(...parts);
  };
  return tokens.length === 0 ? () => undefined : disjunction(undefined);
}

function negation(matches: Matcher): Matcher {
  return (document) => (matches(document) === undefined ? { score: 1, fields: [] } : undefined);
}

function both(matchers: readonly Matcher[]): Matcher {
  return (document) => {
    const found = matchers.map((matches) => matches(document));
    if (found.includes(undefined)) return undefined;
    const present = found.filter((each) => each !== undefined);
    return {
      score: present.reduce((sum, { score }) => sum + score, 0),
      fields: [...new Set(present.flatMap((each) => each.fields))],
    };
  };
}

/** A field by its name in the index; `.keyword` and `.delimited` choose how it is compared. */
function fieldsNamed(fields: readonly IndexField[], name: string): QueriedField[] {
  const [base = '', part] = name.split('.');
  const field = fields.find((each) => each.name === base);
  if (base === 'urn') return [{ name: 'urn', boost: urnBoost, words: part === 'delimited' }];
  // A field that isn't marked searchable, such as hasTags, is still in the documents.
  if (field === undefined) return [{ name: base, boost: 1, words: false }];
  const words = part === undefined ? field.type.startsWith('URN') : part === 'delimited';
  return [{ name: base, boost: field.boost, words }];
}

function matchesToken(document: SearchDocument, token: string, field: QueriedField): boolean {
  const quoted = token.startsWith('"');
  const plain = quoted ? token.slice(1, -1) : token.replaceAll('\\', '');
  if (!quoted && /[*?]/.test(plain)) {
    const pattern = wildcard(plain);
    const values = (document.fields.get(field.name) ?? []).map((value) => String(value).toLowerCase());
    return values.some(
      (value) => pattern.test(value) || (field.words && [...indexedWords(value)].some((word) => pattern.test(word))),
    );
  }
  return occurs(document, { text: plain, quoted, prefix: false, negated: false }, field);
}

function wildcard(text: string): RegExp {
  const source = text.toLowerCase().replaceAll(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${source.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  return text.split(new RegExp(`\\${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`));
}

/** Values of a matched field that contain a word of the query, as the highlighter returns them. */
function matchingValues(document: SearchDocument, name: string, query: string): string[] {
  const values: readonly IndexValue[] = document.fields.get(name) ?? [];
  const wanted = queriedWords(query).flat();
  return values.map(String).filter((value) => {
    if (value.toLowerCase().includes(query.toLowerCase())) return true;
    const own = indexedWords(value);
    return wanted.some((word) => own.has(word));
  });
}
