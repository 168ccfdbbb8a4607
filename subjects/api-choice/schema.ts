import { z } from 'zod';
import { pageTarget } from '#model/site-address.ts';

const id = z.string().regex(/^[a-z][a-z-]*$/, 'small letters and hyphens');
const sentence = z.string().min(20);

/** What an answer depends on, in the order in which a reader is asked. */
export const choiceKeys = ['goal', 'from', 'often'] as const;
export type ChoiceKey = (typeof choiceKeys)[number];

const question = z.strictObject({
  key: z.enum(choiceKeys).describe('What is asked about.'),
  legend: z.string().min(3).describe('The question.'),
  any: z.string().min(3).describe('The choice that leaves the question open.'),
  options: z
    .array(
      z.strictObject({
        id: id.describe('Unlike those of the other questions, since styles know options by it.'),
        label: z.string().min(2).describe('The choice, in a few words.'),
        short: z.string().min(2).describe('The choice as part of "For …" below an answer.'),
      }),
    )
    .min(2),
});

const link = z.strictObject({ text: z.string().min(3), href: pageTarget });

const answer = z.strictObject({
  api: z.string().min(3).describe('Name of the interface.'),
  why: sentence.describe('Why it fits, and what its limit is.'),
  page: link.describe('The page that explains it.'),
  sample: link.describe('A sample to begin with.'),
  goal: z.array(id).min(1),
  from: z.array(id).min(1),
  often: z.array(id).min(1),
});
export type ApiAnswer = z.infer<typeof answer>;

/** content/api-choice.yaml: three questions, and which interface answers which of them. */
export const apiChoice = z.strictObject({
  questions: z.array(question).length(choiceKeys.length),
  answers: z.array(answer).min(1).describe('Better ones first.'),
});
export type ApiChoice = z.infer<typeof apiChoice>;
