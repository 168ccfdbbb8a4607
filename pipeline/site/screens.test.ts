import { expect, test } from 'vitest';
import { type ScreenTranslation, screensFile, screenTranslationsFile } from '#model/screens.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { loaded } from '#pipeline/testing/checked-site.ts';
import { localizeScreens, screensOf } from './screens.ts';

const names = { title: 'DataHub', tagline: 'A catalog', description: 'Find data.' };
const entries = screensFile.parse([
  { path: '/', screen: 'home', title: '{tagline}', description: '{description}' },
  {
    path: '/tools/urn',
    screen: 'tool-urn',
    title: 'URNs',
    description: 'URNs of {title}.',
    lead: 'Parse {title} URNs.',
    keywords: ['urn'],
  },
  {
    path: '/accessibility',
    screen: 'accessibility',
    title: 'Accessibility',
    description: 'What is tested.',
    needs: 'conformances',
  },
]);

const translated = (list: unknown[]) => {
  const value: ScreenTranslation[] = screenTranslationsFile.parse(list);
  return loaded('content/locales/fr/screens.yaml', JSON.stringify(list, undefined, 1), value);
};

test('names from site.yaml are filled in', () => {
  expect(screensOf(entries, names, { conformances: [] })).toEqual([
    { path: '/', screen: 'home', title: 'A catalog', description: 'Find data.' },
    {
      path: '/tools/urn',
      screen: 'tool-urn',
      title: 'URNs',
      description: 'URNs of DataHub.',
      lead: 'Parse DataHub URNs.',
      keywords: ['urn'],
    },
  ]);
});

test('a page that needs data exists as soon as the site has such data', () => {
  expect(screensOf(entries, names, { conformances: [{}] }).map(({ path }) => path)).toContain('/accessibility');
});

test('a language may translate some of the texts, and the rest stays in the default language', () => {
  const screens = screensOf(entries, names, {});
  const { screens: french, problems } = localizeScreens(
    screens,
    translated([{ path: '/tools/urn', title: 'URN de {title}', keywords: ['urne'] }]),
    names,
  );
  expect(problems).toEqual([]);
  expect(french[0]).toEqual(screens[0]);
  expect(french[1]).toMatchObject({ title: 'URN de DataHub', description: 'URNs of DataHub.', keywords: ['urne'] });
});

test("a translation of a page that doesn't exist is a problem that suggests the nearest path", () => {
  const { problems } = localizeScreens(screensOf(entries, names, {}), translated([{ path: '/tools/urns' }]), names);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/locales/fr/screens.yaml:3:11  locales/no-screen
      The entry translates the page "/tools/urns", which isn't listed in content/screens.yaml.
      Did you mean "/tools/urn"?

    1 error"
  `);
});
