import type { Evaluated } from '#search/evaluation/evaluate.ts';
import { byKind, type ExamResult, falseConfidence, summarizeAnswerable } from '#search/evaluation/examine.ts';
import { failedGates, gates } from '#search/evaluation/gates.ts';
import { randomizationTest } from '#search/evaluation/randomization-test.ts';
import type { Summary } from '#search/evaluation/summary.ts';
import { formatTable, share } from './table.ts';

/** What an engine reached in the examination. */
export interface EngineResult {
  name: string;
  result: ExamResult;
}

/** Every measure of all engines, in tables. */
export function formatQuality(engines: readonly EngineResult[]): string {
  const sets = [
    ['Development', ({ development }: ExamResult) => development],
    ['Held out', ({ heldOut }: ExamResult) => heldOut],
    ['Generated', ({ generated }: ExamResult) => generated],
  ] as const;
  return [
    ...sets.map(([title, of]) =>
      classTable(
        title,
        engines.map(({ name, result }) => ({ name, evaluated: of(result) })),
      ),
    ),
    overallTable(engines),
    comparisons(engines),
    ...engines.map(({ name, result }) => gateLine(name, result)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Right first, right in the top three, and MRR for each class. */
function classTable(title: string, engines: readonly { name: string; evaluated: readonly Evaluated[] }[]): string {
  const kinds = new Set(engines.flatMap(({ evaluated }) => [...byKind(evaluated).keys()]));
  const cells = (summary: Summary) =>
    [summary.rightFirst, summary.rightInThree, summary.reciprocalRank].map(share).join(' ');
  const row = (name: string, of: (evaluated: readonly Evaluated[]) => readonly Evaluated[]) => [
    name,
    String(summarizeAnswerable(of(engines[0]?.evaluated ?? [])).count),
    ...engines.map(({ evaluated }) => cells(summarizeAnswerable(of(evaluated)))),
  ];
  const rows = [...kinds]
    .filter((kind) => kind !== 'no-answer')
    .map((kind) => row(kind, (evaluated) => byKind(evaluated).get(kind) ?? []));
  return formatTable(
    [`${title}: first, in three, MRR`, 'Queries', ...engines.map(({ name }) => name)],
    [...rows, row('all', (evaluated) => evaluated)],
  );
}

function overallTable(engines: readonly EngineResult[]): string {
  const hand = ({ development, heldOut }: ExamResult) => [...development, ...heldOut];
  const lines: [string, (result: ExamResult) => string][] = [
    ['nDCG@10', (result) => share(summarizeAnswerable(hand(result)).gain)],
    ['right section of the right page', (result) => share(summarizeAnswerable(hand(result)).rightSection)],
    ['the same, generated', (result) => share(summarizeAnswerable(result.generated).rightSection)],
    ['queries with a harmful page in three', (result) => String(summarizeAnswerable(hand(result)).harmful)],
    ['unjudged pages in five, mean', (result) => share(summarizeAnswerable(hand(result)).unjudged)],
    ['confident without an answer', (result) => String(falseConfidence(hand(result)).length)],
    ['in three, before a typing error', ({ typing }) => share(typing.before)],
    ['in three, after it', ({ typing }) => share(typing.after)],
    ['spellings that change the first page', ({ variants }) => String(variants.length)],
  ];
  return formatTable(
    ['Judged queries, both sets', ...engines.map(({ name }) => name)],
    lines.map(([name, of]) => [name, ...engines.map(({ result }) => of(result))]),
  );
}

/** Whether the first engine's difference from the others is statistically significant. */
function comparisons([first, ...others]: readonly EngineResult[]): string {
  if (first === undefined) return '';
  const ranks = ({ development, heldOut }: ExamResult) =>
    [...development, ...heldOut].map(({ measures }) => measures.reciprocalRank);
  return others
    .map(({ name, result }) => {
      const chance = randomizationTest(ranks(first.result), ranks(result));
      return `${first.name} and ${name} differ in MRR by chance with p = ${chance.toFixed(4)}.`;
    })
    .join('\n');
}

function gateLine(name: string, result: ExamResult): string {
  const failed = failedGates(result, gates);
  return failed.length === 0 ? `${name} passes every gate.` : `${name} fails: ${failed.join('; ')}.`;
}
