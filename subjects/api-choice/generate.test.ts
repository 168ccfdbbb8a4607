import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asLoaded, loadTestData, noData } from '#subjects/testing/load-test-data.ts';
import { generateApiChoice } from './generate.ts';
import { apiChoice } from './schema.ts';

const question = (key: string, ids: readonly string[]) => ({
  key,
  legend: `Which ${key}?`,
  any: 'Whatever',
  options: ids.map((id) => ({ id, label: `The ${id}`, short: `with ${id}` })),
});
const answer = {
  api: 'Hammer',
  why: 'It drives nails into wood and **pulls** them out.',
  page: { text: 'Hammer', href: '/docs/hammer' },
  sample: { text: 'a first nail', href: '/docs/hammer#nail' },
  goal: ['hang'],
  from: ['inside', 'outside'],
  often: ['once', 'daily'],
};
const choice = {
  questions: [
    question('goal', ['hang', 'saw']),
    question('from', ['inside', 'outside']),
    question('often', ['once', 'daily']),
  ],
  answers: [answer, { ...answer, api: 'Saw', goal: ['saw'] }],
};
const generate = (value: object) => generateApiChoice({ ...noData, apiChoices: [asLoaded(apiChoice.parse(value))] });

test('an answer says when it applies and links to its page and a sample', () => {
  const { embeddedBlocks, problems } = generate(choice);
  const part = embeddedBlocks?.['api-choice'];
  expect(problems).toEqual([]);
  expect(part?.block).toMatchObject({
    answers: [{ api: 'Hammer', when: 'with hang', fits: { goal: ['hang'] } }, { api: 'Saw' }],
  });
  expect(part?.links.map(({ href }) => href)).toContain('/docs/hammer#nail');
  expect(part?.sections[0]?.text).toContain('It drives nails into wood and pulls them out.');
});

test('a combination without an answer is a problem, and so is an option that belongs to no question', () => {
  const { problems } = generate({
    ...choice,
    answers: [answer, { ...answer, goal: ['saw'], often: ['once', 'dayly'] }],
  });
  expect(problems.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    'api-choice/unknown-option "dayly" isn\'t an option of the question "often".',
    'api-choice/gap No answer covers the combination of "saw", "inside" and "daily".',
    'api-choice/gap No answer covers the combination of "saw", "outside" and "daily".',
  ]);
});

test('for every option in the real data, the styles hide answers that don’t match', () => {
  const [real] = loadTestData('content').apiChoices;
  const css = readFileSync('subjects/api-choice/blocks/api-choice.css', 'utf8');
  const options =
    real?.value.questions.flatMap(({ key, options: list }) => list.map(({ id }) => [key, id] as const)) ?? [];
  expect(options.length).toBeGreaterThan(10);
  for (const [key, id] of options)
    expect(css).toContain(`:has([value='${id}']:checked) > .api-answers > :not([data-${key}~='${id}'])`);
});
