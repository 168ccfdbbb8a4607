import { expect, it } from 'vitest';
import { optionRule } from '#model/option-rule.ts';
import { optionRelations } from './option-relations.ts';

const rule = (kind: string, options: readonly unknown[], more: object = {}) => ({
  rule: optionRule.parse({
    kind,
    options,
    why: 'The connector needs it to sign in.',
    severity: 'error',
    source: { file: 'metadata-ingestion/src/datahub/a.py', name: 'check' },
    passes: {},
    fails: {},
    ...more,
  }),
  within: '',
  origin: { file: 'a.yaml' },
});
const said = (rules: readonly ReturnType<typeof rule>[]) =>
  Object.fromEntries(
    [...optionRelations(rules)].map(([path, relations]) => [
      path,
      relations.map(({ label, value, names, with: conditions, unless }) =>
        [
          ...(value === undefined ? [] : [value]),
          label,
          ...names.map(({ text }) => text),
          ...conditions.map(({ text }) => `with ${text}`),
          ...unless.map(({ text }) => `without ${text}`),
        ].join(' '),
      ),
    ]),
  );
const byKey = { when: [{ option: 'auth', is: ['KEY'] }] };

it('says at each option what it depends on and, at the controlling option, for which value', () => {
  expect(said([rule('requires', ['user'], byKey), rule('atLeastOneOf', ['key', 'file'], byKey)])).toEqual({
    user: ['Required with auth: KEY'],
    auth: ['KEY Requires user', 'KEY Requires one of key file'],
    key: ['Required: this or file with auth: KEY'],
    file: ['Required: this or key with auth: KEY'],
  });
});

it('says which options can’t be combined, have no effect, or are overridden', () => {
  expect(
    said([
      rule('atMostOneOf', ['token', 'issuer']),
      rule('onlyWith', ['limit'], { when: [{ option: 'profile', is: [true] }] }),
      rule('impliedBy', ['host'], { when: ['uri'] }),
      rule('requires', ['password'], { when: ['name', { option: 'token', given: false }] }),
    ]),
  ).toEqual({
    token: ['Not with issuer'],
    issuer: ['Not with token'],
    limit: ['Only with profile: true'],
    host: ['Ignored with uri'],
    password: ['Required with name without token'],
    name: ['Requires password without token'],
  });
});

it('leaves out the switch of a group, which describes itself', () => {
  expect(said([rule('onlyWith', ['limit'], { when: [{ option: 'enabled', is: [true] }] })])).toEqual({});
});
