import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import { blockPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { plainText } from '#generators/drafting/plain-text.ts';
import type { Generated } from '#generators/generated.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Section } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { ApiChoiceBlock } from './blocks/block-types.ts';
import type { ApiChoiceData } from './data.ts';
import { type ApiAnswer, type ApiChoice, choiceKeys } from './schema.ts';

/** What `::api-choice` includes in a page. */
export function generateApiChoice({ apiChoices: [choice] }: ApiChoiceData): Generated {
  if (choice === undefined) return { drafts: [], problems: [] };
  const block = choiceBlock(choice.value);
  const part = blockPart(block, choice.origin([]), [choiceSection(block)]);
  const problems = [...unknownOptions(choice), ...gaps(choice)];
  return { drafts: [], problems, embeddedBlocks: { 'api-choice': part } };
}

function choiceBlock({ questions, answers }: ApiChoice): ApiChoiceBlock {
  return {
    type: 'api-choice',
    questions: questions.map(({ options, ...question }) => ({
      ...question,
      options: options.map(({ id, label }) => ({ value: id, label })),
    })),
    answers: answers.map(({ api, why, page, sample, goal, from, often }) => ({
      api,
      why: parseRichText(why),
      page: { name: page.text, href: page.href },
      sample: { name: sample.text, href: sample.href },
      fits: { goal, from, often },
      when: whenText(questions, { goal, from, often }),
    })),
  };
}

/** "search and read; from Python or by hand": a question is left out if all of its options apply. */
function whenText(questions: ApiChoice['questions'], fits: Pick<ApiAnswer, 'goal' | 'from' | 'often'>): string {
  const clauses = questions.flatMap(({ key, options }) => {
    const fitting = options.filter(({ id }) => fits[key].includes(id)).map(({ short }) => short);
    return fitting.length === options.length ? [] : [fitting.join(key === 'goal' ? '; ' : ' or ')];
  });
  return clauses.join(' · ');
}

function choiceSection({ answers }: ApiChoiceBlock): Section {
  const text = answers.map(({ api, why, when }) => `${api}: ${plainText(why)} ${when}`).join(' ');
  return { anchor: '', title: '', trail: [], text, code: [] };
}

function unknownOptions({ value: { questions, answers }, origin }: Loaded<ApiChoice>): Problem[] {
  return choiceKeys.flatMap((key) => {
    const known = questions.find((question) => question.key === key)?.options.map(({ id }) => id) ?? [];
    return answers.flatMap((answer, index) =>
      answer[key].flatMap((id, at) => {
        if (known.includes(id)) return [];
        const fix = didYouMean(id, known, `The options are ${known.join(', ')}.`);
        const message = `"${id}" isn't an option of the question "${key}".`;
        return [dataProblem(origin(['answers', index, key, at]), 'api-choice/unknown-option', message, fix)];
      }),
    );
  });
}

/** Combinations that would leave a reader without an answer. */
function gaps({ value: { questions, answers }, origin }: Loaded<ApiChoice>): Problem[] {
  const [goals = [], froms = [], oftens = []] = choiceKeys.map((key) =>
    (questions.find((question) => question.key === key)?.options ?? []).map(({ id }) => id),
  );
  const combinations = goals.flatMap((goal) => froms.flatMap((from) => oftens.map((often) => ({ goal, from, often }))));
  return combinations
    .filter(
      (combination) => !answers.some((answer) => choiceKeys.every((key) => answer[key].includes(combination[key]))),
    )
    .map(({ goal, from, often }) =>
      dataProblem(
        origin(['answers']),
        'api-choice/gap',
        `No answer covers the combination of "${goal}", "${from}" and "${often}".`,
        'Add an answer, or one of the options to an answer that fits.',
      ),
    );
}
