import { z } from 'zod';
import type { RichText } from '#model/rich-text.ts';
import { docsTool } from '#services/mcp/tool.ts';
import { Unanswerable } from '#services/mcp/unanswerable.ts';
import { diagnose, READ } from './diagnosis/diagnose.ts';
import type { Confidence, Diagnosis } from './diagnosis/diagnosis.ts';
import { keyLine } from './diagnosis/key-line.ts';
import { builtKnowledge } from './knowledge/built-knowledge.ts';
import type { ErrorFacts } from './knowledge/knowledge.ts';

/** Maximum number of entries that a response contains in full. */
const SHOWN = 3;

export const explainError = docsTool({
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'Finds the known errors that explain a message, a log, or a stack trace. Returns the causes, most likely first, each with a check and a fix. ' +
    'Says how certain each match is, and asks a question if the text fits several errors.',
  input: { text: z.string().trim().min(1).max(READ).describe('Text from the log or the dialog.') },
  answer: ({ text }, data) => {
    const { found, question, otherVersion } = diagnose(text, builtKnowledge(data));
    if (found.length === 0 && question === undefined)
      throw new Unanswerable(`No known error matches this text. Try search_docs with: ${keyLine(text).slice(0, 200)}`);
    const others = found.slice(SHOWN).filter(({ message }) => message !== undefined);
    return [
      ...(otherVersion ? [versionText(otherVersion)] : []),
      ...(question ? [questionText(question)] : []),
      ...found.slice(0, SHOWN).map(entryText),
      ...(others.length > 0 ? [othersText(others)] : []),
    ].join('\n\n');
  },
});

const certainty: Readonly<Record<Confidence, string>> = {
  certain: 'Certain: only this error explains the message.',
  likely: 'Likely, but not certain.',
  similar: 'Weak match: only the words are similar, which proves nothing.',
};

function questionText({ text, choices }: NonNullable<Diagnosis['question']>): string {
  return [
    `# Question: ${text}`,
    'The text fits several errors. Find out which of these applies, or add the lines around the message and ask again:',
    choices.map(({ label, id }) => `- ${label}: ${id}`).join('\n'),
  ].join('\n\n');
}

function versionText({ named, described }: NonNullable<Diagnosis['otherVersion']>): string {
  return `The text mentions DataHub ${named}, but these answers describe ${described}. Check that a fix applies to that version.`;
}

/** Lists the entries whose message is also in the text, because one error can be the cause of another. */
function othersText(others: Diagnosis['found']): string {
  const lines = others.map(
    ({ error: { title, page, anchor } }) => `- ${title}: \`${page}${anchor === '' ? '' : `#${anchor}`}\``,
  );
  return `The text also contains messages of these known errors:\n\n${lines.join('\n')}`;
}

function entryText({ error, confidence, message }: Diagnosis['found'][number]): string {
  return [
    `# ${error.title}`,
    `${certainty[confidence]}${message === undefined ? '' : ` In the text: \`${message.replace(/\s+/g, ' ')}\``}`,
    ...(error.symptom.length > 0 ? [markdown(error.symptom)] : []),
    ...error.causes.map(causeText),
    `Page: \`${error.page}${error.anchor === '' ? '' : `#${error.anchor}`}\``,
  ].join('\n\n');
}

/** A cause; rows of troubleshooting tables may have no check or no fix. */
function causeText({ cause, check, fix }: ErrorFacts['causes'][number], index: number): string {
  const steps = [
    ...(check.length > 0 ? [`   - Diagnosis: ${markdown(check)}`] : []),
    ...(fix.length > 0 ? [`   - Solution: ${markdown(fix)}`] : []),
  ];
  return [`${index + 1}. Cause: ${markdown(cause)}`, ...steps].join('\n');
}

function markdown(text: RichText): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return `\`${part.code}\``;
      return 'strong' in part ? `**${part.strong}**` : part.text;
    })
    .join('');
}
