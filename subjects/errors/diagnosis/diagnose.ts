import type { ErrorKnowledge } from '../knowledge/knowledge.ts';
import { quote } from '../redact/quote.ts';
import { redact } from '../redact/redact.ts';
import type { Diagnosis } from './diagnosis.ts';
import { type ErrorIndex, indexErrors } from './error-index.ts';
import { findOtherVersion } from './find-version.ts';
import { findMissingModule } from './missing-module.ts';
import { type PastedText, readPasted } from './pasted-text.ts';
import { rankErrors } from './rank-errors.ts';

/** Maximum number of characters to read. The error is at the beginning of a log or at its end. */
export const READ = 200_000;

const SHOWN = 5;

/** Maximum number of entries to show if that many have a message that is in the text. */
const MOST_SHOWN = 8;

/** Maximum number of choices, so that readers keep an overview. */
const MAX_CHOICES = 8;

/** How prominent an ambiguous message must be for a question, as the weight of its line. */
const WORTH_ASKING = 0.7;

const indexes = new WeakMap<ErrorKnowledge, ErrorIndex>();

/**
 * Diagnoses a pasted text: what is private in it, which known errors it might be about, and what to ask if the text doesn't show it.
 * @param pasted log, trace, message, or a description in words
 * @param knowledge everything that is known about errors; the same object each time, because preparing it takes a while
 */
export function diagnose(pasted: string, knowledge: ErrorKnowledge): Diagnosis {
  const shortened = pasted.length > READ;
  const read = shortened ? `${pasted.slice(0, READ / 2)}\n…\n${pasted.slice(-READ / 2)}` : pasted;
  const index = indexes.get(knowledge) ?? indexErrors(knowledge);
  indexes.set(knowledge, index);
  const redacted = redact(read);
  const text = readPasted(read);
  const { release } = knowledge;
  const named = release && findOtherVersion(text, release);
  return {
    ...redacted,
    shortened,
    ...answer(text, redacted.text, index),
    ...(release && named && { otherVersion: { named, described: release } }),
  };
}

/** The result for a text. Messages are quoted without private information. */
function answer(
  text: PastedText,
  redacted: string,
  index: ErrorIndex,
): Pick<Diagnosis, 'found' | 'question' | 'answers'> {
  const { missingModules } = index.knowledge;
  const isInExecutor = /acryl[./]executor|\/ingest\/venv-|RUN_INGEST/i.test(text.plain);
  const module =
    missingModules && findMissingModule(text.plain, missingModules, (id) => index.byId.get(id), isInExecutor);
  const { ranked, undecided, isFounded } = rankErrors(text, index, module);
  const shown = ranked.filter(({ message }, position) => position < SHOWN || message !== undefined);
  const found = shown.slice(0, MOST_SHOWN).map(({ error, confidence, message }) => ({
    error,
    confidence,
    ...(message !== undefined && { message: quote(message, redacted) }),
  }));
  const [first] = found;
  if (module?.question && first?.error.id === module.error.id)
    return { found: unsure(found), question: module.question, answers: module.answers ?? [] };
  const open = undecided.find(({ weight, candidates }) => weight >= WORTH_ASKING && candidates.length > 1);
  if (open === undefined || isFounded) return { found };
  const candidates = open.candidates.slice(0, MAX_CHOICES);
  const offered = new Set(candidates.map(({ entry }) => entry.id));
  return {
    found: unsure([
      ...found.filter(({ error }) => offered.has(error.id)),
      ...found.filter(({ error }) => !offered.has(error.id)),
    ]),
    question: {
      text: open.generic.question,
      choices: candidates.map(({ label, entry }) => ({ label, id: entry.id })),
    },
    answers: candidates.map(({ entry }) => entry),
  };
}

/** Entries while a question is open: none of them is certain. */
function unsure(found: Diagnosis['found']): Diagnosis['found'] {
  return found.map((each) => (each.confidence === 'certain' ? { ...each, confidence: 'likely' } : each));
}

/** Whether the pasted file is not text. */
export function isBinary(text: string): boolean {
  const sample = text.slice(0, 10_000);
  let odd = 0;
  for (const character of sample) {
    const code = character.charCodeAt(0);
    if (code === 0xfffd || code < 9 || (code > 13 && code < 32 && code !== 27)) odd += 1;
  }
  return odd > sample.length / 50;
}
