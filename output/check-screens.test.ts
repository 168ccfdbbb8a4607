import { expect, test } from 'vitest';
import { checkScreens } from './check-screens.ts';

test('all page components of the site default-export a component', () => {
  expect(checkScreens()).toEqual([]);
});

test('a page component without a default export is named, with what to write', () => {
  const [problem] = checkScreens({ home: { file: 'site/home/HomePage.tsx', module: {}, styles: [] } });
  expect(problem).toMatchObject({
    file: 'site/home/HomePage.tsx',
    rule: 'screens/no-default-export',
    message: 'The page component has no default export. A page component must default-export a component.',
    fix: 'Write: export default function Page() { … }',
  });
});
