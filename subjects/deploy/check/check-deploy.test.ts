import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { inEnglish } from '#model/message.ts';
import { applyEdits } from '#model/text-edit.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { deployFactFiles } from '../make-facts.ts';
import { checkDeploy, codeRules, kindOfFile } from './check-deploy.ts';
import { codeRuleCases } from './rule-cases.ts';

const data = loadTestData('content', [
  'deployRules',
  'removedValues',
  'helmFacts',
  'helmPages',
  'helmShared',
  'newerCharts',
  'environments',
  'environmentPages',
  'composeFacts',
]);
const { deploy: facts } = deployFactFiles(data);
const found = (text: string, rule: string) =>
  inEnglish(checkDeploy(text, facts)).problems.filter((each) => each.rule === rule);

describe('rules that are data', () => {
  const rules = data.deployRules.map(({ value }) => value);

  it.each(rules)('$id is broken by its failing case and not by its passing case', ({ id, fails, passes }) => {
    expect(found(fails, id)).toHaveLength(1);
    expect(found(passes, id)).toEqual([]);
  });

  it.each(rules)('$id: its passing case has no other problems', ({ passes }) => {
    const errors = inEnglish(checkDeploy(passes, facts)).problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  it('name a page of the site, and fill in what the file says', () => {
    const values = facts.values.map(({ page }) => page);
    const pages = rules.map(({ page }) => page).filter((page) => page.startsWith('/docs/deploy/helm/'));
    expect(pages.filter((page) => !values.includes(page))).toEqual([]);
    const messages = rules.flatMap(({ id, fails }) => found(fails, id).map(({ message }) => message));
    expect(messages.filter((message) => /[{}]/.test(message.replaceAll(/`[^`]*`/g, '')))).toEqual([]);
  });
});

describe('a key that occurs twice', () => {
  const twice = 'services:\n  broker:\n    image: a\n    image: b\n';

  it('is an error in a Compose file, which Docker Compose rejects', () => {
    const [problem, ...others] = found(twice, 'duplicate-key');
    expect(others).toEqual([]);
    expect(problem?.severity).toBe('error');
    expect(problem?.explanation).toMatch(/^Docker Compose rejects/);
    expect(problem?.fixes[0] && applyEdits(twice, problem.fixes[0].edits)).toBe('services:\n  broker:\n    image: b\n');
  });

  it('is a warning in a values file, of which Helm uses the last one', () => {
    const [problem] = found('global:\n  strict_mode: true\n  strict_mode: false\n', 'duplicate-key');
    expect(problem?.severity).toBe('warning');
    expect(problem?.explanation).toMatch(/^Only the last one counts/);
  });
});

describe('rules that are code', () => {
  it('have a case each', () => {
    expect(new Set(codeRuleCases.map(({ rule }) => rule))).toEqual(new Set(codeRules.map(({ id }) => id)));
  });

  it.each(codeRuleCases)('$rule: $says', ({ rule, fails, says, fixed, passes }) => {
    const problems = found(fails, rule);
    expect(problems.map(({ message }) => message)).toContain(says);
    const [fix] = problems.find(({ message }) => message === says)?.fixes ?? [];
    if (fixed !== undefined) expect(fix && applyEdits(fails, fix.edits)).toBe(fixed);
    expect(found(passes, rule)).toEqual([]);
  });

  it.each(codeRuleCases)('$rule: every correction removes the problem and leaves a readable file', ({ fails }) => {
    const { problems, file } = inEnglish(checkDeploy(fails, facts));
    for (const problem of problems) {
      for (const { label, edits } of problem.fixes) {
        const text = applyEdits(fails, edits);
        const left = found(text, problem.rule).filter(({ message }) => message === problem.message);
        expect([label, left]).toEqual([label, []]);
        if (file !== 'env') expect([label, parseDocument(text, { uniqueKeys: false }).errors]).toEqual([label, []]);
      }
    }
  });
});

describe('a file', () => {
  it.each([
    ['values', 'global:\n  datahub:\n    version: v0.10.2\n'],
    ['values', ''],
    ['prerequisites', 'elasticsearch:\n  enabled: true\nmysql:\n  enabled: false\n'],
    ['compose', 'version: "3.9"\nservices:\n  datahub-gms:\n    image: linkedin/datahub-gms\n'],
    ['env', '# settings\nDATAHUB_VERSION=v0.10.2\nexport DATAHUB_SECRET="x"\n'],
  ])('is recognized as %s', (kind, text) => {
    expect(kindOfFile(text, facts)).toBe(kind);
  });

  it('of the chart has no errors if it sets the chart’s own defaults', () => {
    const lines = data.helmFacts.flatMap(({ value }) =>
      value.chart === 'datahub'
        ? value.values.filter(({ path, only }) => only === undefined && path.startsWith('global.'))
        : [],
    );
    const text = JSON.stringify(
      lines.reduce<Record<string, unknown>>(
        (file, { path, default: json }) => setIn(file, path.split('.'), JSON.parse(json)),
        {},
      ),
    );
    const errors = checkDeploy(text, facts).problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  it('with any content is checked without an exception', () => {
    const hostile = [
      '\u0000',
      '['.repeat(5_000),
      `a: ${'x'.repeat(300_000)}`,
      'a: &a [*a]',
      '- 1\n- 2',
      '42',
      ': :',
      'services: 3',
      'services:\n  a:\n    environment: x',
    ];
    for (const text of hostile) expect(Array.isArray(checkDeploy(text, facts).problems)).toBe(true);
  });
});

function setIn(
  file: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = rest.length === 0 ? value : setIn((file[key] ?? {}) as Record<string, unknown>, rest, value);
  return { ...file, [key]: inner };
}
