import { expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { constraints } from './constraints.ts';
import { allFields } from './fields.ts';
import { resolveChoices } from './resolve-choices.ts';

const names = allFields.map(({ name }) => name);

it('constraints refer only to earlier questions', () => {
  const late = constraints.flatMap(({ when, field }) =>
    Object.keys(when).filter((name) => names.indexOf(name as never) >= names.indexOf(field)),
  );
  expect(late).toEqual([]);
});

it('every constraint excludes something, and names each question and answer once', () => {
  for (const { field, only } of constraints) {
    const options = allFields.find(({ name }) => name === field)?.options ?? [];
    expect(only.length).toBeLessThan(options.length);
  }
  expect(new Set(names).size).toBe(names.length);
  for (const { options } of allFields) expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
});

it('an excluded answer is replaced by the first one that remains, with the reason', () => {
  const { choices, fields } = resolveChoices({ database: 'bundled' });
  expect(choices.database).toBe('mysql');
  expect(inEnglish(fields.find(({ name }) => name === 'database')?.replaced)).toContain('single node');
  expect(resolveChoices({ purpose: 'trial', database: 'bundled' }).choices.database).toBe('bundled');
});

it('an answer implies others: Glue needs MSK and AWS credentials, and a large deployment separate consumers', () => {
  expect(resolveChoices({ kafka: 'msk', registry: 'glue' }).choices).toMatchObject({
    registry: 'glue',
    registrySecurity: 'aws',
  });
  expect(resolveChoices({ kafka: 'own', registry: 'glue' }).choices.registry).toBe('bundled');
  expect(resolveChoices({ size: 'large' }).choices.consumers).toBe('separate');
});

it('unknown answers are ignored', () => {
  expect(resolveChoices({ platform: '__proto__' })).toEqual(resolveChoices({}));
});
