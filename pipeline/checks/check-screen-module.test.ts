import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkScreenModule } from './check-screen-module.ts';

const explain = (module: Record<string, unknown>) =>
  formatProblems(checkScreenModule('site/home/HomePage.tsx', module));

test.each([
  ['a function', () => null],
  ['a wrapped component', { $$typeof: Symbol.for('react.memo') }],
])('%s is a page component', (_, component) => {
  expect(explain({ default: component })).toBe('');
});

test('a page component without a default export is reported', () => {
  expect(explain({ title: 'Home' })).toMatchInlineSnapshot(`
    "site/home/HomePage.tsx  screens/no-default-export
      The page component has no default export. A page component must default-export a component.
      Write: export default function Page() { … }

    1 error"
  `);
});

test("a default export that isn't a component is reported", () => {
  expect(explain({ default: 'Home' })).toContain('The default export of the page component is string.');
});
