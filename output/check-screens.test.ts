import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { screensFile } from '#model/screens.ts';
import { checkScreens } from './check-screens.ts';

test('all pages have a page component, and all page components have a default export', () => {
  const routes = screensFile.parse(parse(readFileSync('content/screens.yaml', 'utf8')));
  expect(routes.length).toBeGreaterThan(15);
  expect(
    checkScreens(routes.map(({ path, screen, title, description }) => ({ path, screen, title, description }))),
  ).toEqual([]);
});

test("a page whose component doesn't exist is reported, with the most similar component", () => {
  const [problem] = checkScreens([{ path: '/tools/urn', screen: 'tool-urns', title: '', description: '' }]);
  expect(problem).toMatchObject({
    rule: 'screens/unknown',
    message: 'The page "/tools/urn" uses the page component "tool-urns", which doesn\'t exist.',
    fix: 'Did you mean "tool-urn"?',
  });
});

test('a page component without a default export is reported, with what to write', () => {
  const [problem] = checkScreens([], { home: { file: 'site/home/HomePage.tsx', module: {}, styles: [] } });
  expect(problem).toMatchObject({
    file: 'site/home/HomePage.tsx',
    rule: 'screens/no-default-export',
    message: 'The page component has no default export. A page component must default-export a component.',
    fix: 'Write: export default function Page() { … }',
  });
});
