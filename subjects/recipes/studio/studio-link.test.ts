import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionFields } from './option-fields.ts';
import { formatLink, parseLink } from './studio-link.ts';
import { initialState } from './studio-state.ts';

const option = (path: string, type: string, allowed?: { value: string; meaning: string }[]) => ({
  name: path,
  path,
  type,
  required: false,
  description: 'It.',
  ...(allowed && { allowed }),
});
const fields = optionFields([
  option('host', 'string'),
  option('password', 'secret'),
  option('limit', 'integer'),
  option('enabled', 'boolean'),
  option('names', 'list<string>'),
  option('labels', 'map<string>'),
  option('paths', 'list<object>'),
  option('mode', 'string', [{ value: 'FAST', meaning: 'It is fast.' }]),
]);
const paths = fields.map((field) => field.option.path);
const state = { ...initialState, source: 'mysql' };

describe('a link to choices', () => {
  it('restores options, switches, choices, and numbers', () => {
    const entered = {
      values: { limit: '5', enabled: 'true', mode: 'FAST', host: 'db.internal' },
      added: ['limit', 'host'],
    };
    const link = formatLink(state, fields, entered, ['simple_add_dataset_tags']);
    expect(link).toBe(
      '?source=mysql&with=host&with=limit%3A5&with=enabled%3Atrue&with=mode%3AFAST&transformer=simple_add_dataset_tags',
    );
    expect(parseLink(link)).toEqual({
      entered: {
        values: { limit: '5', enabled: 'true', mode: 'FAST' },
        added: ['host', 'limit', 'enabled', 'mode'],
      },
      transformers: ['simple_add_dataset_tags'],
    });
  });

  it('never contains anything that was typed as text', () => {
    const typed = fc.oneof(
      fc.constantFrom('hunter2', 'AKIAIOSFODNN7EXAMPLE', '$DB_PASSWORD', 'ghp_0123456789abcdef', '-----BEGIN KEY-----'),
      fc.string({ minLength: 6 }).filter((text) => !/^-?[\d.]+$/.test(text.trim()) && text.trim() !== ''),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...paths.filter((path) => path !== 'enabled')), typed), (values) => {
        const link = decodeURIComponent(formatLink(state, fields, { values, added: paths }, []).replaceAll('+', ' '));
        for (const value of Object.values(values)) expect(link.includes(`:${value}`)).toBe(false);
      }),
      { seed: 28, numRuns: 300 },
    );
  });

  it('ignores anything that no link contains', () => {
    const nonsense = '?with=%3Cb%3E&with=a:b%20c&with=__proto__&transformer=%3Cscript%3E';
    expect(parseLink(nonsense)).toEqual({ entered: { values: {}, added: ['__proto__'] }, transformers: [] });
  });
});
