import { inEnglish, type Message } from '#model/message.ts';
import { recipeMessage } from '../messages.ts';
/** A Python regular expression that the browser can apply, or the reason why it can't. */
export type PythonPattern =
  | { kind: 'regex'; regex: RegExp }
  /** Python also rejects the pattern, so the run fails. */
  | { kind: 'invalid'; reason: Message }
  /** The browser would apply it differently. */
  | { kind: 'different'; reason: Message };

class Refusal extends Error {
  readonly kind: 'invalid' | 'different';
  readonly reason: Message;
  constructor(kind: 'invalid' | 'different', reason: Message) {
    super(inEnglish(reason));
    this.kind = kind;
    this.reason = reason;
  }
}

const invalid = (reason: Message) => new Refusal('invalid', reason);
const different = (reason: Message) => new Refusal('different', reason);

// `str.isalnum()` or an underscore, `str.isspace()`, and `str.isdecimal()`.
const word = '\\p{L}\\p{N}_';
const space = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const boundary = `(?:(?<=[${word}])(?![${word}])|(?<![${word}])(?=[${word}]))`;

const outside: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  w: `[${word}]`,
  W: `[^${word}]`,
  s: `[${space}]`,
  S: `[^${space}]`,
  b: boundary,
  A: '(?<![^])',
  Z: '(?![^])',
};
const inside: Readonly<Record<string, string>> = { d: '\\p{Nd}', D: '\\P{Nd}', w: word, s: space, b: '\\x08' };
const controls: Readonly<Record<string, string>> = { n: '\\n', t: '\\t', r: '\\r', f: '\\f', v: '\\v', a: '\\x07' };

interface State {
  source: string;
  at: number;
  flags: Set<string>;
}

/**
 * Translates a pattern of Python's `re` for `re.match`: it has to match from the start of a name, and may end before the end of it. It translates
 * what the documentation of `re` describes (Python 3.7 to 3.10, on which DataHub 0.10 runs) and the browser supports in the same way.
 * @param ignoreCase whether `re.IGNORECASE` is set
 */
export function pythonPattern(source: string, ignoreCase: boolean): PythonPattern {
  const state: State = { source, at: 0, flags: new Set(ignoreCase ? ['i'] : []) };
  try {
    leadingFlags(state);
    const translated = sequence(state);
    if (state.at < source.length) throw invalid(recipeMessage('recipeHasClosingParenthesisWithoutOpening'));
    return { kind: 'regex', regex: new RegExp(translated, state.flags.has('i') ? 'iuy' : 'uy') };
  } catch (error) {
    if (error instanceof Refusal) return { kind: error.kind, reason: error.reason };
    return { kind: 'different', reason: recipeMessage('recipeBrowserCantApplyPythonMay') };
  }
}

/** `(?i)` and similar flags apply to the whole pattern if they come first. */
function leadingFlags(state: State): void {
  for (;;) {
    const [whole, flags = ''] = /^\(\?([aiLmsux]+)\)/.exec(state.source.slice(state.at)) ?? [];
    if (whole === undefined) return;
    const odd = [...flags].find((flag) => !'isu'.includes(flag));
    if (odd !== undefined) throw different(recipeMessage('recipeFlagCantTriedHere', { odd }));
    for (const flag of flags) state.flags.add(flag);
    state.at += whole.length;
  }
}

function sequence(state: State): string {
  let translated = '';
  while (state.at < state.source.length && state.source[state.at] !== ')') {
    if (state.source[state.at] === '|') {
      translated += '|';
      state.at += 1;
      continue;
    }
    translated += piece(state);
  }
  return translated;
}

function piece(state: State): string {
  const { text, repeatable } = atom(state);
  const [quantifier, written] = quantifierAt(state);
  if (quantifier === '') return text;
  if (!repeatable) throw invalid(recipeMessage('recipeHasNothingRepeat', { written }));
  state.at += written.length;
  const next = state.source[state.at];
  if (next === '+') throw different(recipeMessage('recipePossessiveQuantifiersNeedPython3'));
  const lazy = next === '?' ? '?' : '';
  state.at += lazy.length;
  if (quantifierAt(state)[0] !== '') throw invalid(recipeMessage('recipeRepeatsSomethingTwiceSuch'));
  return text + quantifier + lazy;
}

/** The quantifier for the browser, and as it is written. */
function quantifierAt({ source, at }: State): [string, string] {
  const character = source[at] ?? '';
  if ('*+?'.includes(character) && character !== '') return [character, character];
  const [whole, low = '', comma, high = ''] = /^\{(\d*)(,?)(\d*)\}/.exec(source.slice(at)) ?? [];
  if (whole === undefined || whole === '{}') return ['', ''];
  if (low !== '' && high !== '' && Number(high) < Number(low))
    throw invalid(recipeMessage('recipeRepeatsAtLeastMoreThan'));
  return [comma === ',' ? `{${low || 0},${high}}` : `{${low || 0}}`, whole];
}

interface Atom {
  text: string;
  repeatable: boolean;
}

function atom(state: State): Atom {
  const { source, at, flags } = state;
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  if (quantifierAt(state)[0] !== '')
    throw invalid(recipeMessage('recipeHasNothingRepeat', { written: quantifierAt(state)[1] }));
  if (character === '(') return group(state);
  if (character === '[') return { text: characterClass(state), repeatable: true };
  if (character === '\\') return escapeAtom(state);
  state.at += character.length;
  if (character === '.') return { text: flags.has('s') ? '[^]' : '[^\\n]', repeatable: true };
  if (character === '^') return { text: '(?<![^])', repeatable: false };
  // Before a line break at the end of the name, too.
  if (character === '$') return { text: '(?=\\n?(?![^]))', repeatable: false };
  return { text: literal(character), repeatable: true };
}

function escapeAtom(state: State): Atom {
  const letter = state.source[state.at + 1];
  if (letter === undefined) throw invalid(recipeMessage('recipeEndsBackslash'));
  if (/[1-9]/.test(letter)) throw different(backReference);
  const translated = outside[letter];
  if (translated !== undefined) {
    state.at += 2;
    return { text: translated, repeatable: !'AZb'.includes(letter) };
  }
  if (letter === 'B') throw different(recipeMessage('recipeCantTriedHerePythonTreats'));
  return { text: characterEscape(state), repeatable: true };
}

const backReference = recipeMessage('recipeRefersBackGroupIfGroup');

/** An escape that represents one character, inside or outside a class. */
function characterEscape(state: State): string {
  const rest = state.source.slice(state.at + 1);
  const [hex] = /^(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/.exec(rest) ?? [];
  if (hex !== undefined) {
    state.at += 1 + hex.length;
    const code = Number.parseInt(hex.slice(1), 16);
    if (code > 0x10ffff) throw invalid(recipeMessage('recipeNoCharacter', { hex }));
    return `\\u{${code.toString(16)}}`;
  }
  const letter = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  const control = controls[letter];
  if (control === undefined && /[0-9]/.test(letter)) throw different(recipeMessage('recipeOctalEscapesCantTriedHere'));
  if (letter === 'N') throw different(recipeMessage('recipeNamedCharacter'));
  if (control === undefined && /[A-Za-z]/.test(letter))
    throw invalid(recipeMessage('recipeBadEscapePython', { letter }));
  state.at += 1 + letter.length;
  return control ?? literal(letter);
}

function literal(character: string): string {
  return /[\^$\\.*+?()[\]{}|/-]/.test(character) ? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}` : character;
}

function group(state: State): Atom {
  const rest = state.source.slice(state.at);
  const [whole, name] = /^\(\?P<([A-Za-z_]\w*)>/.exec(rest) ?? [];
  const opening = whole ?? /^\((?:\?(?::|=|!|<=|<!))?/.exec(rest)?.[0] ?? '(';
  if (whole === undefined && opening === '(' && rest.startsWith('(?')) return specialGroup(state, rest);
  state.at += opening.length;
  const from = state.at;
  const content = sequence(state);
  if (state.source[state.at] !== ')') throw invalid(recipeMessage('recipeParenthesisNotClosed'));
  const isBehind = opening === '(?<=' || opening === '(?<!';
  if (isBehind && /[*+?{|(]/.test(state.source.slice(from, state.at)))
    throw different(recipeMessage('recipePythonRefusesLookbehindWhoseLength'));
  state.at += 1;
  const isLook = isBehind || opening === '(?=' || opening === '(?!';
  return {
    text: `${name === undefined ? opening : `(?<${name}>`}${content})`,
    repeatable: !isLook,
  };
}

function specialGroup(state: State, rest: string): Atom {
  const [comment] = /^\(\?#[^)]*\)/.exec(rest) ?? [];
  if (comment !== undefined) {
    state.at += comment.length;
    return { text: '', repeatable: false };
  }
  if (rest.startsWith('(?P=')) throw different(backReference);
  if (rest.startsWith('(?(')) throw different(recipeMessage('recipeBrowserHasNoConditionalGroups'));
  if (rest.startsWith('(?>')) throw different(recipeMessage('recipeAtomicGroupsNeedPython3'));
  if (/^\(\?[aiLmsux]+\)/.test(rest)) throw different(recipeMessage('recipeFlagsSuchDontComeFirst'));
  if (/^\(\?[aiLmsux-]+:/.test(rest)) throw different(recipeMessage('recipeFlagsPartPatternCantTried'));
  throw invalid(recipeMessage('recipeHasUnknownExtensionAfterPython'));
}

function characterClass(state: State): string {
  const { source } = state;
  state.at += 1;
  const isNegated = source[state.at] === '^';
  if (isNegated) state.at += 1;
  let content = '';
  let first = true;
  while (first || source[state.at] !== ']') {
    if (state.at >= source.length) throw invalid(recipeMessage('recipeSquareBracketNotClosed'));
    first = false;
    const from = member(state);
    const isRange = source[state.at] === '-' && source[state.at + 1] !== ']' && state.at + 1 < source.length;
    if (!isRange) {
      content += from.text;
      continue;
    }
    state.at += 1;
    const to = member(state);
    if (from.isSet || to.isSet) throw invalid(recipeMessage('recipeRangeSquareBracketsNeedsCharacter'));
    content += `${from.text}-${to.text}`;
  }
  state.at += 1;
  return `[${isNegated ? '^' : ''}${content}]`;
}

function member(state: State): { text: string; isSet: boolean } {
  const character = String.fromCodePoint(state.source.codePointAt(state.at) ?? 0);
  if (character !== '\\') {
    state.at += character.length;
    return { text: literal(character), isSet: false };
  }
  const letter = state.source[state.at + 1] ?? '';
  if (letter === '') throw invalid(recipeMessage('recipeEndsBackslash'));
  if ('WS'.includes(letter)) throw different(recipeMessage('recipeEscapeInBrackets', { letter }));
  const set = inside[letter];
  if (set === undefined) return { text: characterEscape(state), isSet: false };
  state.at += 2;
  return { text: set, isSet: letter !== 'b' };
}
