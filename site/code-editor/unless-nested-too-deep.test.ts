import { yaml } from '@codemirror/lang-yaml';
import { language } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { unlessNestedTooDeep } from './unless-nested-too-deep.ts';

const stateOf = (doc: string) => EditorState.create({ doc, extensions: unlessNestedTooDeep(doc, yaml()) });
const hasLanguage = (state: EditorState) => state.facet(language) !== null;

test('a recipe is read as YAML', () => {
  expect(hasLanguage(stateOf("source:\n  type: mysql\n  config: { allow: ['a', 'b'] }\n"))).toBe(true);
});

test.each([
  ['lists on one line', '- '.repeat(2_000)],
  ['lists in brackets', '['.repeat(2_000)],
  ['maps in lists in brackets', 'x: [{'.repeat(80_000)],
])('a text that would exhaust the highlighter’s call stack has no language: %s', (_, doc) => {
  expect(hasLanguage(stateOf(doc))).toBe(false);
});

test('many brackets that are closed again are no reason to do without it', () => {
  expect(hasLanguage(stateOf('- [a, {b: c}]\n'.repeat(2_000)))).toBe(true);
});

test('an edit turns the language off and on again', () => {
  const start = stateOf('source: a\n');
  const deep = start.update({ changes: { from: 0, to: start.doc.length, insert: '{'.repeat(1_000) } }).state;
  expect(hasLanguage(deep)).toBe(false);
  const again = deep.update({ changes: { from: 0, to: deep.doc.length, insert: 'source: b\n' } }).state;
  expect(hasLanguage(again)).toBe(true);
});
