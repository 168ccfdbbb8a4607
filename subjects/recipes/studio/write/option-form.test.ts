import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { exampleFacts } from '#recipes/testing/example-facts.ts';
import { optionForm } from './option-form.ts';

const vault = exampleFacts.loaded.vault ?? { options: [], rules: [] };
const usual = { host: 'db.example.com', password: `"\${VAULT_PASSWORD}"` };
const form = (values: Record<string, string> = {}, added: string[] = []) =>
  inEnglish(optionForm(vault, usual, { values, added }));
const paths = (list: readonly { field: { option: { path: string } } }[]) => list.map(({ field }) => field.option.path);

describe('the form', () => {
  it('shows what the scenario sets and what was added and offers everything else', () => {
    const { shown, addable } = form({}, ['user']);
    expect(paths(shown)).toEqual(expect.arrayContaining(['host', 'password', 'user']));
    expect(paths(addable)).toContain('auth');
    expect(paths(addable).filter((path) => paths(shown).includes(path))).toEqual([]);
  });

  it('replaces the password with the key when a reader chooses key-pair authentication', () => {
    const { shown, notes, changes, taken } = form({ auth: 'KEY' });
    expect(paths(shown)).toEqual(expect.arrayContaining(['user', 'key', 'key_path']));
    expect(paths(shown)).not.toContain('password');
    expect(notes.join(' ')).toContain('`password` is left out');
    expect(changes).toMatchObject({ auth: 'KEY', password: '' });
    expect(taken.open).toContain('user');
  });

  it('blocks what cannot be combined', () => {
    expect(form({ cache: 'x' }).addable.find(({ field }) => field.option.path === 'memory')?.blocked).toContain(
      'cache',
    );
  });

  it('changes nothing as long as the values are the scenario’s', () => {
    expect(form().changes).toEqual({});
    expect(form({ host: 'db.example.com' }).changes).toEqual({});
    expect(form({ password: '' }).changes).toEqual({ password: '' });
  });
});
