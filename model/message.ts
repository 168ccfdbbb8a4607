import { fill } from './fill.ts';
import type { EnglishTexts } from './strings.ts';

/**
 * A sentence for readers that a pure function makes: a text, and the values of its placeholders. It is plain data, so it can come from a worker, and
 * the code that shows it chooses the language with `inLanguage`.
 */
export interface Message {
  /** Key under which a language translates the text; empty if there is nothing to translate. */
  readonly textKey: string;
  /** The text in English, with its placeholders. */
  readonly english: string;
  readonly values: Readonly<Record<string, Said | number>>;
}

/** A text from content, which is in the page's language already, or a message. */
export type Said = string | Message;

/** The names of the placeholders in a text. Braces that contain anything besides a name, as in `{key: value}` and `${NAME}`, aren't placeholders. */
type MarksOf<Text extends string> = Text extends `${infer Before}{${infer Name}}${infer After}`
  ?
      | (Before extends `${string}$`
          ? never
          : Name extends '' | `${string}${' ' | '`' | '{' | '…' | ':'}${string}`
            ? never
            : Name)
      | MarksOf<After>
  : never;

/** Every placeholder needs a value. A text without placeholders accepts none. */
type ValuesOf<Text extends string> = [MarksOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<MarksOf<Text>, Said | number>>];

/**
 * Makes the function that makes a room's messages.
 * @param texts the English texts by key, in the room's `messages.ts`
 * @returns a function of a key and of a value for each placeholder in its text
 */
export function messagesOf<const T extends EnglishTexts>(
  texts: T,
): <K extends keyof T & string>(textKey: K, ...values: ValuesOf<T[K]>) => Message {
  return (textKey, ...[values]) => ({ textKey, english: texts[textKey] as string, values: values ?? {} });
}

/** Sentences one after another. */
export function sentences(...said: readonly Said[]): Message {
  return {
    textKey: '',
    english: said.map((_, index) => `{${index}}`).join(' '),
    values: Object.fromEntries(said.map((each, index) => [index, each])),
  };
}

/** A type that only JSON of any shape accepts, in which messages aren't looked for. */
type AnyJson = string | number | boolean | null | never[];

/** Data in which each message has become its sentence. */
export type InLanguage<T> = [AnyJson] extends [T]
  ? T
  : T extends Message
    ? string
    : T extends object
      ? { [K in keyof T]: InLanguage<T[K]> }
      : T;

/**
 * Turns every message in plain data into its sentence.
 * @param data what a pure function returned, such as the problems of a recipe
 * @param translations texts of a language by key; texts that it leaves out stay English
 */
export function inLanguage<T>(data: T, translations: EnglishTexts): InLanguage<T> {
  // The result type describes what this does, but the compiler can't follow it.
  return translated(data, translations) as InLanguage<T>;
}

/** Turns every message in plain data into its English sentence, for the docs server, for commands, and for tests. */
export function inEnglish<T>(data: T): InLanguage<T> {
  return inLanguage(data, {});
}

function translated(data: unknown, translations: EnglishTexts): unknown {
  if (Array.isArray(data)) return data.map((item) => translated(item, translations));
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  if (isMessage(data)) {
    const values = Object.entries(data.values).map(([name, value]) => [name, translated(value, translations)] as const);
    return fill(translations[data.textKey] ?? data.english, Object.fromEntries(values) as Record<string, string>);
  }
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, translated(value, translations)]));
}

function isMessage(data: object): data is Message {
  return 'textKey' in data && 'english' in data;
}
