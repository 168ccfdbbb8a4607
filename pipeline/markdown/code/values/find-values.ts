import type { SampleMark } from '#model/reader-values.ts';
import { type DependentValue, rulesOf } from './page-rules.ts';
import type { MarkableSample, SamplePage } from './sample-page.ts';
import type { ValueRule } from './value-rules.ts';

/** Values that occur at most once in a sample. A sample with two addresses is about their difference. */
const single: ReadonlySet<string> = new Set(['server', 'graphql']);

/**
 * Finds the places in samples with a value that differs between readers. In case of doubt, nothing is marked, because a missing mark is harmless, but
 * a wrong mark is an error.
 * @returns for each sample its marks in the order of their places, without overlaps
 */
export function findValues(page: SamplePage): SampleMark[][] {
  const { rules, dependent } = rulesOf(page);
  const found = page.samples.map((sample) => marksOf(sample, rules));
  const left = dependent.filter((value) => !isComplete(value, page, found)).map(({ value }) => value);
  return found.map((marks) => marks.filter(({ value }) => !left.includes(value)));
}

function marksOf(sample: MarkableSample, rules: readonly ValueRule[]): SampleMark[] {
  const marks: SampleMark[] = [];
  for (const rule of rules) {
    if (rule.languages && !rule.languages.includes(sample.language)) continue;
    if (rule.unless?.test(sample.code)) continue;
    for (const { indices } of sample.code.matchAll(rule.pattern)) {
      const [start, end] = indices?.groups?.value ?? [0, 0];
      const isFree = marks.every((mark) => end <= mark.start || mark.end <= start);
      if (end > start && isFree) marks.push({ value: rule.value, rule: rule.name, start, end });
    }
  }
  return marks
    .filter(({ value }) => !single.has(value) || textsOf(value, [sample], [marks]).size === 1)
    .sort((one, other) => one.start - other.start);
}

/** The different texts that are marked as a value. */
function textsOf(value: string, samples: readonly MarkableSample[], found: readonly SampleMark[][]): Set<string> {
  const texts = samples.flatMap(({ code }, index) =>
    (found[index] ?? []).filter((mark) => mark.value === value).map(({ start, end }) => code.slice(start, end)),
  );
  return new Set(texts);
}

function isComplete(
  { value, everywhere, prose }: DependentValue,
  page: SamplePage,
  found: readonly SampleMark[][],
): boolean {
  if (prose && page.prose.search(prose) !== -1) return false;
  if (textsOf(value, page.samples, found).size !== 1) return false;
  return page.samples.every(({ code }, index) =>
    [...code.matchAll(everywhere)].every(({ index: start, 0: text }) =>
      found[index]?.some((mark) => mark.value === value && mark.start <= start && start + text.length <= mark.end),
    ),
  );
}
