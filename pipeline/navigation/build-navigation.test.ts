import { expect, test } from 'vitest';
import { navigationFile } from '#model/navigation.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { loaded } from '#pipeline/testing/checked-site.ts';
import { buildNavigation } from './build-navigation.ts';

const pages = [
  { id: 'docs/features', path: '/docs/features', title: 'Features of the platform', sidebarLabel: 'Features' },
  { id: 'docs/start', path: '/docs/start', title: 'Get started' },
  { id: 'docs/quickstart', path: '/docs/quickstart', title: 'Quickstart' },
  { id: 'docs/cli', path: '/docs/cli', title: 'CLI' },
];

function build(text: string) {
  const file = loaded('content/navigation.yaml', text);
  return buildNavigation(
    { ...file, value: navigationFile.parse(file.value) },
    pages,
    new Set(['/docs/planned', '/docs/planned-too']),
  );
}

const explain = (text: string) => formatProblems(build(text).problems);

const tree = `
main:
  - docs/features
  - category: Get Started
    doc: docs/start
    open: true
    items:
      - { doc: docs/quickstart, label: First steps, managedOnly: true }
      - category: Tools
        items: [docs/cli, docs/planned]
      - category: Later
        items: [docs/planned, docs/planned-too, { label: Blog, href: "https://blog.example.com" }]
  - { label: Demo, href: "https://demo.example.com" }
  - docs/quickstart
`;

test('entries become nodes with labels and paths, without planned pages', () => {
  const { navigation, problems } = build(tree);
  expect(problems).toEqual([]);
  expect(navigation.sidebars.main).toEqual([
    { type: 'page', id: 'docs/features', path: '/docs/features', label: 'Features', managedOnly: false },
    {
      type: 'category',
      key: 'get-started',
      label: 'Get Started',
      path: '/docs/start',
      firstPath: '/docs/start',
      open: true,
      managedOnly: false,
      items: [
        { type: 'page', id: 'docs/quickstart', path: '/docs/quickstart', label: 'First steps', managedOnly: true },
        {
          type: 'category',
          key: 'get-started/tools',
          label: 'Tools',
          firstPath: '/docs/cli',
          open: false,
          managedOnly: false,
          items: [{ type: 'page', id: 'docs/cli', path: '/docs/cli', label: 'CLI', managedOnly: false }],
        },
      ],
    },
    { type: 'link', href: 'https://demo.example.com', label: 'Demo' },
    { type: 'page', id: 'docs/quickstart', path: '/docs/quickstart', label: 'Quickstart', managedOnly: false },
  ]);
});

test('a page has the categories above it and its neighbors in the sidebar', () => {
  const start = { label: 'Get Started', path: '/docs/start' };
  expect(build(tree).navigation.places['/docs/cli']).toEqual({
    sidebar: 'main',
    trail: [start, { label: 'Tools' }],
    categories: ['get-started', 'get-started/tools'],
    previous: { label: 'First steps', path: '/docs/quickstart' },
  });
});

test("a category's page is part of the reading order, and its category is expanded", () => {
  expect(build(tree).navigation.places['/docs/start']).toEqual({
    sidebar: 'main',
    trail: [],
    categories: ['get-started'],
    previous: { label: 'Features', path: '/docs/features' },
    next: { label: 'First steps', path: '/docs/quickstart' },
  });
});

test('a page in two places is listed at the first one and appears only once in the reading order', () => {
  const { places } = build(tree).navigation;
  expect(places['/docs/quickstart']?.categories).toEqual(['get-started']);
  expect(Object.keys(places)).toEqual(['/docs/features', '/docs/start', '/docs/quickstart', '/docs/cli']);
});

test('a misspelled ID is a configuration error that suggests the right ID', () => {
  expect(explain('main:\n  - docs/quikstart\n')).toMatchInlineSnapshot(`
    "content/navigation.yaml:2:5  navigation/unknown-page
      Configuration error: there is no page with the ID "docs/quikstart".
      Did you mean "docs/quickstart"?

    1 error"
  `);
});

test.each([
  ['main: [/docs/cli]', 'Did you mean "docs/cli"?'],
  ['main: [docs/planed]', 'Did you mean "docs/planned"?'],
  [
    'main: [{ doc: nothing-like-it }]',
    'A page’s ID is its address without the leading slash, for example docs/quickstart.',
  ],
  [
    'main: [{ category: A, doc: docs/clu, items: [docs/cli] }]',
    'content/navigation.yaml:1:28  navigation/unknown-page',
  ],
])('%s is explained', (text, explanation) => {
  expect(explain(text)).toContain(explanation);
});

test('a category without pages is a problem, because there is nothing to open without JavaScript', () => {
  expect(
    explain('main:\n  - category: Elsewhere\n    items: [{ label: Blog, href: "https://a.example" }]\n'),
  ).toMatchInlineSnapshot(`
    "content/navigation.yaml:2:5  navigation/no-page
      The category "Elsewhere" contains no pages, so its label leads nowhere without JavaScript.
      Add a page to it, or move its links one level up.

    1 error"
  `);
});

test('two categories with the same name on one level are a problem', () => {
  const twin = '  - { category: Tools, items: [docs/cli] }\n';
  expect(explain(`main:\n${twin}${twin}`)).toMatchInlineSnapshot(`
    "content/navigation.yaml:3:17  navigation/duplicate-category
      Two categories on this level are called "Tools", so the sidebar can't tell them apart.
      Give them different labels, or merge them.

    1 error"
  `);
});
