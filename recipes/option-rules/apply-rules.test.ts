import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { exampleFacts } from '../testing/example-facts.ts';
import { applyRules } from './apply-rules.ts';

const rules = exampleFacts.loaded.vault?.rules ?? [];
const form = (values: Record<string, string>) => inEnglish(applyRules({ host: 'a', ...values }, rules));

describe('a form that follows the rules', () => {
  it('replaces the password with the key when a reader chooses key-pair authentication', () => {
    const { required, choices, hidden, replaced } = form({ auth: 'KEY', password: 'VAULT_PASSWORD' });
    expect(required).toEqual({ user: 'Required with `auth: KEY`.' });
    expect(choices).toEqual([{ options: ['key', 'key_path'], reason: 'With `auth: KEY`, set `key` or `key_path`.' }]);
    expect(hidden).toContain('password');
    expect(replaced.password).toEqual(['user', 'key', 'key_path']);
  });

  it('shows the password again without that choice, and after the key is chosen asks for nothing more', () => {
    expect(form({}).hidden).toEqual(['profiling.limit']);
    expect(form({ auth: 'KEY', key: 'VAULT_KEY', user: 'b' }).choices).toEqual([]);
  });

  it('blocks options that cannot be combined, with the reason', () => {
    expect(form({ cache: 'x' }).disabled).toEqual({
      memory: 'Can’t be combined with `cache`.',
      uri: 'Can’t be combined with `host`.',
    });
    expect(form({ host: '', uri: 'b' }).disabled.host).toBe('Can’t be combined with `uri`.');
  });

  it('asks for one of several options while none is set', () => {
    expect(form({ host: '' }).choices).toEqual([{ options: ['uri', 'host'], reason: 'Set `uri` or `host`.' }]);
  });

  it('shows settings of a group once the group is switched on', () => {
    expect(form({ 'profiling.enabled': 'true' }).hidden).toEqual([]);
    expect(form({ profiling: '{enabled: true}' }).hidden).toEqual([]);
  });

  it('accepts any text as a value', () => {
    const paths = ['auth', 'host', 'profiling', 'profiling.enabled', 'paths', 'constructor', '__proto__.a', ''];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...paths), fc.string()), (values) => {
        expect(applyRules(values, rules).choices.length).toBeLessThan(3);
      }),
      { seed: 28, numRuns: 200 },
    );
  });
});
