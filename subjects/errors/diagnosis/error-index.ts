import type { MessageOrigin } from '#model/error-message.ts';
import type { RichText } from '#model/rich-text.ts';
import type { ErrorFacts, ErrorKnowledge } from '../knowledge/knowledge.ts';
import { words } from '../tool/words.ts';
import { type Matcher, patternMatcher } from './find-pattern.ts';
import { normalizeText } from './normalize-text.ts';

/** A known error, prepared for many searches. */
export interface IndexedError {
  error: ErrorFacts;
  /** The matcher of each message, the number of entries with a message that contains it, and its author. */
  messages: readonly { matcher: Matcher; owners: number; origin: MessageOrigin }[];
  title: ReadonlySet<string>;
  /** Weight of every word by the part of the entry that contains it. */
  words: ReadonlyMap<string, number>;
  /** Phrases and sentences that each describe the whole problem in their own words, by the part of the entry they are from. */
  passages: Readonly<Record<PassageKind, readonly ReadonlySet<string>[]>>;
  /** Names of the row's connector, as words; empty if it isn't about a connector. */
  connector: readonly string[];
  /** Words of the page about an optional product or tool that a row is about; empty if it's about none. */
  product: readonly string[];
}

/** A message of several systems, with the patterns that find it. */
export interface IndexedGeneric {
  id: string;
  matchers: readonly Matcher[];
  unless: readonly string[];
  elsewhere: readonly string[];
  question: string;
  answers: readonly { context: string; entry: ErrorFacts; label: string }[];
}

export interface IndexedContext {
  id: string;
  strong: readonly Matcher[];
  weak: readonly Matcher[];
  specializes: readonly string[];
}

/** Everything that is known about errors, prepared for many searches. */
export interface ErrorIndex {
  knowledge: ErrorKnowledge;
  entries: readonly IndexedError[];
  byId: ReadonlyMap<string, ErrorFacts>;
  /** How significant a word is, from 0 to 1: the fewer entries contain it, and the less prominently, the more. */
  weights: ReadonlyMap<string, number>;
  generic: readonly IndexedGeneric[];
  contexts: readonly IndexedContext[];
  /** Names that only DataHub prints. */
  platform: readonly Matcher[];
  /** Messages that only say that something else failed. */
  wrappers: readonly Matcher[];
}

/** The weight of a row relative to an entry when the rarity of words is measured, because there are many rows and they repeat the entries. */
const ROW_SHARE = 0.3;

/** The parts of an entry whose passages are compared with a text one by one. */
export const passageKinds = ['keyword', 'symptom', 'message', 'cause'] as const;
export type PassageKind = (typeof passageKinds)[number];

interface Part {
  /** The weight of its words. A word has its highest weight. */
  weight: number;
  /** Present if each of its texts is a passage. */
  kind?: PassageKind;
  texts: (error: ErrorFacts) => readonly string[];
}

const parts: readonly Part[] = [
  { weight: 1, texts: (error) => [titleOf(error)] },
  { weight: 0.9, kind: 'keyword', texts: ({ keywords }) => keywords },
  { weight: 0.9, kind: 'symptom', texts: ({ symptom }) => [plainWords(symptom)] },
  {
    weight: 0.75,
    kind: 'message',
    texts: ({ messages }) => messages.flatMap((each) => ('text' in each ? each.text : [])),
  },
  { weight: 0.75, texts: ({ messages }) => messages.flatMap((each) => ('text' in each ? [] : each.pattern)) },
  { weight: 0.65, kind: 'cause', texts: ({ causes }) => causes.map(({ cause }) => plainWords(cause)) },
  { weight: 0.45, texts: ({ page }) => [page.split('/').slice(-2).join(' ')] },
  { weight: 0.3, texts: ({ causes }) => causes.flatMap(({ check, fix }) => [plainWords(check), plainWords(fix)]) },
];

/** Prepares everything that is known about errors. */
export function indexErrors(knowledge: ErrorKnowledge): ErrorIndex {
  const matchers = knowledge.errors.map(messageMatchers);
  const owners = textOwners(matchers);
  const entries = knowledge.errors.map((error, index) => ({
    error,
    messages: (matchers[index] ?? []).map(({ matcher, origin }) => ({
      matcher,
      origin,
      owners: 'text' in matcher ? (owners.get(matcher.text) ?? 1) : 1,
    })),
    title: words(titleOf(error)),
    ...wordsOf(error),
    connector: connectorOf(error),
    product: productOf(error),
  }));
  const byId = new Map(knowledge.errors.map((error) => [error.id, error]));
  const { platform, contexts, generic, wrappers } = knowledge.evidence;
  const labels = new Map(contexts.map(({ id, label }) => [id, label]));
  return {
    knowledge,
    entries,
    byId,
    weights: wordWeights(entries),
    platform: platform.map(patternMatcher),
    wrappers: wrappers.map(patternMatcher),
    contexts: contexts.map(({ id, strong, weak, specializes }) => ({
      id,
      strong: strong.map(patternMatcher),
      weak: weak.map(patternMatcher),
      specializes,
    })),
    generic: generic.map(({ id, patterns, unless, elsewhere, question, answers }) => ({
      id,
      matchers: patterns.map(patternMatcher),
      unless,
      elsewhere,
      question,
      answers: answers.flatMap(({ context, entry, label }) => {
        const error = byId.get(entry);
        return error === undefined ? [] : [{ context, entry: error, label: label ?? labels.get(context) ?? context }];
      }),
    })),
  };
}

function messageMatchers({ messages }: ErrorFacts): { matcher: Matcher; origin: MessageOrigin }[] {
  return messages.flatMap((message) => {
    const { origin = 'literal' } = message;
    if ('pattern' in message) return [{ matcher: patternMatcher(message.pattern), origin }];
    return textVariants(normalizeText(message.text).flat.trim()).map((text) => ({ matcher: { text }, origin }));
  });
}

/** How many entries have a message that contains a text, for every text of a message. */
function textOwners(all: readonly (readonly { matcher: Matcher }[])[]): Map<string, number> {
  const texts = all.map((own) => own.flatMap(({ matcher }) => ('text' in matcher ? [matcher.text] : [])));
  // Entries are joined by a character that no message contains, so that one search looks through all of them.
  const joined = texts.map((own) => own.join('\u0001'));
  return new Map(texts.flat().map((text) => [text, joined.filter((own) => own.includes(text)).length]));
}

/** A message, its first sentence, and what follows its code, if these are long enough: programs and people omit the rest. */
function textVariants(text: string): string[] {
  const first = /^.{30,}?[.!](?=\s)/.exec(text)?.[0].slice(0, -1);
  const withoutCode = /^[a-z]{2,8}-\d{3,6}: (.{25,})$/i.exec(text)?.[1];
  return [text, first, withoutCode].filter((variant) => variant !== undefined);
}

/** Rarity of each word among the entries, as a fraction of the rarity of a word that only one entry contains. */
function wordWeights(entries: readonly Pick<IndexedError, 'error' | 'words'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { error, words: own } of entries) {
    const share = error.kind === 'row' ? ROW_SHARE : 1;
    total += share;
    // By its weight, so that a remedy that many entries share doesn't make its words look common in what readers report.
    for (const [word, weight] of own) counts.set(word, (counts.get(word) ?? 0) + share * weight);
  }
  const rarest = Math.log(1 + total);
  return new Map(
    [...counts].map(([word, count]) => [word, Math.min(1, Math.log(1 + total / Math.max(1, count)) / rarest)]),
  );
}

/** The words of the connector whose page contains a row. */
function connectorOf({ kind, page }: ErrorFacts): string[] {
  const [, name] = /\/(?:sources|quick-ingestion-guides)\/([\w-]+)/.exec(page) ?? [];
  return kind === 'row' && name !== undefined ? [...words(name)] : [];
}

/** Pages about something that most deployments don't have; the last part of the address names it. */
const optionalProducts =
  /^\/docs\/(?:managed-datahub|actions\/actions|metadata-ingestion\/integration_docs|metadata-integration\/java|docker)\/(?:.*\/)?([\w-]+)$/;

function productOf({ kind, page }: ErrorFacts): string[] {
  const [, name] = optionalProducts.exec(page) ?? [];
  return kind === 'row' && name !== undefined ? [...words(name)] : [];
}

function wordsOf(error: ErrorFacts): Pick<IndexedError, 'words' | 'passages'> {
  const weighted = new Map<string, number>();
  const passages: Record<PassageKind, Set<string>[]> = { keyword: [], symptom: [], message: [], cause: [] };
  for (const { weight, kind, texts } of parts) {
    for (const text of texts(error)) {
      const found = words(text);
      for (const word of found) weighted.set(word, Math.max(weight, weighted.get(word) ?? 0));
      // A single shared word is a coincidence.
      if (kind !== undefined && found.size > 1) passages[kind].push(found);
    }
  }
  return { words: weighted, passages };
}

function titleOf({ kind, title, id }: ErrorFacts): string {
  return kind === 'entry' ? `${title} ${id}` : title;
}

function plainWords(text: RichText): string {
  return text.map((part) => (typeof part === 'string' ? part : Object.values(part).join(' '))).join('');
}
