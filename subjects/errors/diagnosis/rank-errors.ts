import type { ErrorFacts } from '../knowledge/knowledge.ts';
import type { Confidence } from './diagnosis.ts';
import type { ErrorIndex, IndexedError } from './error-index.ts';
import { findGeneric, findMeanings, isNearPlatform, lineOf, type Meaning } from './find-context.ts';
import { type FoundMessage, findMessages } from './find-messages.ts';
import { findMatches, type Span } from './find-pattern.ts';
import { likenessTo } from './likeness.ts';
import type { MissingModule } from './missing-module.ts';
import type { PastedText } from './pasted-text.ts';
import { findConnectors, type RunningConnectors } from './running-connectors.ts';

export interface RankedError {
  error: ErrorFacts;
  score: number;
  confidence: Confidence;
  /** Part of the text that identifies the entry; absent if nothing does. */
  message?: string;
}

export interface Ranking {
  ranked: readonly RankedError[];
  /** Generic messages whose context isn't in the text, the most important first. */
  undecided: readonly Meaning[];
  /** Whether the first entry has a message that a program printed, or follows from evidence, so that an open question can wait. */
  isFounded: boolean;
}

/** The weight of a message that consists of one rare word, on the line with the highest weight. */
const MESSAGE = 9;
/** How much longer messages of rare words may exceed that. */
const MAX_MASS = 2.2;
const FURTHER_MESSAGE = 0.25;

/** The weight of a generic message whose context leads to the entry, and its weight for each other candidate. */
const MEANING = 15;
const POSSIBLE = 2.5;

/** Context of messages of the system that a recipe reads. */
const SOURCE = 'source';

/** The weight of the missing module, which identifies its entry. */
const MODULE = 100;

/** The weight of a row of a troubleshooting table relative to an entry, and the weight of a row about a connector that the text doesn't name. */
const ROW = 0.5;
const OTHER_CONNECTOR = 0.25;
/** The weight of a row whose title the text contains in full: the same as an entry's. */
const NAMED_ROW = 1;
/**
 * The weight of a row whose connector ran, of one whose connector the reader writes about, and of one whose connector the text
 * only mentions.
 */
const OWN_CONNECTOR = 1.2;
const NAMED_CONNECTOR = 1.1;
const MENTIONED_CONNECTOR = 1;

/** Significance that a message needs to be certain: about one rare word, or two that aren't as rare. */
const SIGNIFICANT = 1.4;
/** Characters from which DataHub's own message proves by itself that DataHub printed it. */
const UNMISTAKABLE = 25;
/** Characters that count as much as a rare word. */
const LENGTH = 60;
/** The weight of a message that only says that something else failed. */
const WRAPPER = 0.4;
/** The weight of a reader's words relative to messages that a program prints. */
const PROSE = 0.6;
/** Weight that its line needs. */
const PROMINENT = 0.6;
/** What the second entry must stay below, as a fraction of the first, for the first to be certain. */
const RIVAL = 0.5;

/** Characters after the line of an exception that may continue its message. */
const NEXT_LINES = 300;

/** Words that people use when they write about DataHub, as `words` writes them. */
const ownWords = 'datahub ingest gms quickstart recip lineag acryl emitt dbt'.split(' ');

/** How much of the greatest likeness an entry needs to be certain: all of it. */
const FITTING = 1;

// The minimum likeness without a message; anything less is a coincidence.
const LEAST_LIKENESS = 6.5;
/** The same if the text is certainly about DataHub. */
const LEAST_AMONG_FRIENDS = 3;
/** Likeness from which an entry is likely. */
const LIKELY_LIKENESS = 14;

/**
 * The known errors that a text might be about, best first; none if nothing is similar.
 * @param text what a reader pasted
 * @param index all that is known
 * @param module the module that Python reports as missing, if any
 */
export function rankErrors(text: PastedText, index: ErrorIndex, module?: MissingModule): Ranking {
  const generic = findGeneric(text, index);
  const meanings = findMeanings(text, index, generic).filter(
    ({ generic: { id } }) => module === undefined || id !== 'missing-module',
  );
  const messages = groupByEntry(findMessages(text, index, generic));
  const likeness = withRows(likenessTo(text, index), index);
  const connectors = findConnectors(text.plain, text.words.keys(), index.knowledge.missingModules);
  const platform = index.platform.flatMap((matcher) => findMatches(matcher, text));
  const leastLikeness =
    platform.length > 0 || ownWords.some((word) => text.words.has(word)) ? LEAST_AMONG_FRIENDS : LEAST_LIKENESS;
  const rated = index.entries
    .filter(({ error }) => error.entry === undefined)
    .map((entry) => {
      const own = messages.get(entry) ?? [];
      const meaning = meanings
        .filter((each) => each.entry?.id === entry.error.id)
        .sort((a, b) => b.weight - a.weight)[0];
      const share = shareOf(entry, text, connectors);
      const alike = share * likeness(entry);
      const isModule = module?.error.id === entry.error.id;
      // A row of the connector that the text is about says more about a message of the source than the entry about all sources.
      const ofSource =
        entry.connector.length > 0 && share >= MENTIONED_CONNECTOR
          ? meanings.find(
              (each) => isOfSource(each) && own.some((message) => overlaps(message, lineOf(text, each.span))),
            )
          : undefined;
      const score =
        Math.min(1, share + 0.2) * messageScore(own) +
        (meaning ? MEANING * meaning.weight : POSSIBLE * possibility(meanings, entry)) +
        (ofSource ? MEANING * ofSource.weight : 0) +
        (isModule ? MODULE : 0) +
        alike;
      return { entry, own, meaning, alike, share, score, isModule };
    });
  const kept = rated
    .filter(
      ({ own, meaning, isModule, alike }) =>
        own.some(({ mass }) => mass > 0) || meaning || isModule || alike >= leastLikeness,
    )
    .filter(({ entry, own, meaning }) => meaning || own.some(isUnique) || !isRuledOut(meanings, entry))
    .sort((a, b) => b.score - a.score);
  const rival = kept[1]?.score ?? 0;
  // A message counts as proof only if the words around it don't match another entry much better. Rows whose title the text names change the order,
  // but not what is certain.
  const mostAlike = Math.max(
    0,
    ...kept
      .map(({ entry, alike, share }) => (entry.error.kind === 'row' ? alike * Math.min(1, ROW / share) : alike))
      .filter((alike) => alike >= leastLikeness),
  );
  // Another page might explain the same missing module.
  const isModuleProved =
    module?.isCertain === true &&
    !kept.some(
      ({ own, isModule }) => !isModule && own.some(({ start, end }) => start <= module.end && module.end <= end),
    );
  const ranked = kept.map(({ entry, own, meaning, alike, score, isModule }, position): RankedError => {
    const unique = own.filter(isUnique).sort((a, b) => b.mass * b.weight - a.mass * a.weight)[0];
    const proof = isModule ? module : (unique ?? (meaning?.isCertain ? meaning.span : undefined));
    const isProved = isModule ? isModuleProved : proof !== undefined;
    const isFromPlatform =
      isModule ||
      (unique && isUnmistakable(unique)) ||
      (proof !== undefined && 'start' in proof && isNearPlatform(platform, text, proof));
    const isDeepest =
      isModule || own.some((each) => isOutcome(text, each)) || (meaning !== undefined && isOutcome(text, meaning.span));
    const isAhead = position === 0 && (isModule || (entry.error.kind === 'entry' && rival < RIVAL * score));
    const confidence: Confidence =
      isProved && isFromPlatform && isAhead && isDeepest && (isModule || alike >= FITTING * mostAlike)
        ? 'certain'
        : isProved || meaning || own.length > 0 || alike >= LIKELY_LIKENESS
          ? 'likely'
          : 'similar';
    const error = isModule && module ? module.error : entry.error;
    if (proof === undefined) return { error, score, confidence };
    return {
      error,
      score,
      confidence,
      message: 'message' in proof ? proof.message : text.plain.slice(proof.start, proof.end).replaceAll('\n', ' '),
    };
  });
  const undecided = meanings
    .filter((each) => each.entry === undefined && !each.isElsewhere)
    .sort((a, b) => b.weight - a.weight);
  const [first] = kept;
  const isFounded =
    first !== undefined &&
    (first.isModule || first.meaning !== undefined || first.own.some(({ mass, isProse }) => mass > 0.5 && !isProse));
  return { ranked, undecided, isFounded };
}

/** Whether a message belongs to the last exception, which a trace is about; of a text without exceptions, every message does. */
function isOutcome({ outcome }: PastedText, { start, end }: Span): boolean {
  return outcome === undefined || (start < outcome.end + NEXT_LINES && outcome.start < end);
}

/** The weight of an entry, up to 1. Rows are short, so likeness proves less. */
function shareOf(
  { error: { kind }, connector, product, title }: IndexedError,
  text: PastedText,
  { running, named: written, mentioned }: RunningConnectors,
): number {
  if (kind === 'entry') return 1;
  if (connector.length > 0 && connector.every((word) => running.has(word))) return OWN_CONNECTOR;
  if (connector.length > 0 && connector.every((word) => written.has(word))) return NAMED_CONNECTOR;
  if (connector.length > 0 && connector.every((word) => mentioned.has(word))) return MENTIONED_CONNECTOR;
  if (connector.length > 0 && !connector.some((word) => text.words.has(word))) return OTHER_CONNECTOR;
  if (product.length > 0 && !product.some((word) => text.words.has(word))) return OTHER_CONNECTOR;
  const named = [...title].filter((word) => text.words.has(word)).length;
  return named > 1 ? ROW + (NAMED_ROW - ROW) * (named / title.size) ** 2 : ROW;
}

/** Whether a message identifies its entry: no other entry has it, it isn't generic, and the line reports an error. */
function isUnique({ owners, mass, weight, start, end, isWrapper, isProse }: FoundMessage): boolean {
  const isSignificant = mass > 0.3 && mass + (end - start) / LENGTH >= SIGNIFICANT;
  return owners === 1 && isSignificant && weight >= PROMINENT && !isWrapper && !isProse;
}

/** Whether a message is DataHub's own and long enough that no other product prints it; others need a name that only DataHub prints nearby. */
function isUnmistakable({ isOwn, start, end }: FoundMessage): boolean {
  return isOwn && end - start >= UNMISTAKABLE;
}

function groupByEntry(messages: readonly FoundMessage[]): Map<IndexedError, FoundMessage[]> {
  const grouped = new Map<IndexedError, FoundMessage[]>();
  for (const message of messages) {
    const own = grouped.get(message.entry);
    if (own) own.push(message);
    else grouped.set(message.entry, [message]);
  }
  return grouped;
}

function messageScore(messages: readonly FoundMessage[]): number {
  // A place counts only once, no matter how many of the entry's messages match there.
  const places: FoundMessage[] = [];
  const worth = ({ mass, weight, owners, isWrapper, isProse }: FoundMessage) =>
    (MESSAGE * Math.min(mass, MAX_MASS) * weight * (isWrapper ? WRAPPER : isProse ? PROSE : 1)) / Math.sqrt(owners);
  for (const message of [...messages].sort((a, b) => worth(b) - worth(a))) {
    if (!places.some(({ start, end }) => start < message.end && message.start < end)) places.push(message);
  }
  return places.reduce(
    (total, message, index) => total + worth(message) * (index === 0 ? 1 : FURTHER_MESSAGE / index),
    0,
  );
}

/** Whether a generic message is that of the system which a recipe reads. */
function isOfSource({ entry, candidates }: Meaning): boolean {
  return entry !== undefined && candidates.some((each) => each.entry === entry && each.context === SOURCE);
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether a message's context led to another entry or product, and only that message supports this one. */
function isRuledOut(meanings: readonly Meaning[], { error }: IndexedError): boolean {
  return meanings.some(
    ({ entry, isCertain, isElsewhere, candidates }) =>
      (isElsewhere || isCertain) && entry?.id !== error.id && candidates.some((each) => each.entry.id === error.id),
  );
}

/** How strongly undecided messages support an entry, up to 1. */
function possibility(meanings: readonly Meaning[], { error }: IndexedError): number {
  return Math.max(
    0,
    ...meanings.map(({ candidates, entry, weight, isElsewhere }) => {
      const candidate = candidates.find((each) => each.entry.id === error.id);
      return candidate === undefined || entry !== undefined || isElsewhere
        ? 0
        : weight * Math.min(1, 0.3 + candidate.strength);
    }),
  );
}

/** Likeness to an entry or to the rows that tell of the same error, whichever is greater. */
function withRows(likeness: (entry: IndexedError) => number, { entries }: ErrorIndex): (entry: IndexedError) => number {
  const ofRows = new Map<string, number>();
  for (const row of entries) {
    const { entry } = row.error;
    if (entry !== undefined) ofRows.set(entry, Math.max(ROW * likeness(row), ofRows.get(entry) ?? 0));
  }
  return (entry) => Math.max(likeness(entry), ofRows.get(entry.error.id) ?? 0);
}
