import { expect, test } from 'vitest';
import { constantsOf, inlineConstants } from './inline-constants.ts';

const tokens =
  ':root{--white:#fff;--ink:#111;--text:light-dark(var(--ink),var(--white));--gap:1rem;--wide:calc(var(--gap)*2)}';

test('constants are the properties that no theme changes', () => {
  expect([...constantsOf(tokens)]).toEqual([
    ['--white', '#fff'],
    ['--ink', '#111'],
    ['--gap', '1rem'],
    ['--wide', 'calc(1rem*2)'],
  ]);
});

test('constants are replaced by their values where they are used, and their definitions are gone', () => {
  expect(inlineConstants(`${tokens}p{color:var(--text);margin:var(--gap) var(--wide)}`, constantsOf(tokens))).toBe(
    ':root{--text:light-dark(#111,#fff);}p{color:var(--text);margin:1rem calc(1rem*2)}',
  );
});

test('properties that a component sets for itself stay', () => {
  const css = '.a{--tone:var(--gap);color:var(--tone)}';
  expect(inlineConstants(css, constantsOf(tokens))).toBe('.a{--tone:1rem;color:var(--tone)}');
});

test('a constant defined twice is an error, since one of the two would be lost', () => {
  expect(() => constantsOf(':root{--a:1px;--a:2px}')).toThrow('--a is defined twice in the tokens.');
});

test('a sheet that sets a constant to something else is an error, since its value would be lost', () => {
  expect(() => inlineConstants(`${tokens}.a{--gap:2rem}`, constantsOf(tokens))).toThrow('A sheet sets --gap');
});
