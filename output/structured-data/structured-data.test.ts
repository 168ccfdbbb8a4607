import { expect, test } from 'vitest';
import type { PageView } from '#output/pages/page-view.ts';
import type { Site } from '#site/context.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import type { PageOutline } from './page-outline.ts';
import { structuredData } from './structured-data.ts';

const config = {
  title: 'DataHub',
  url: 'https://docs.example.com',
  footer: { copyright: { holder: 'The authors' } },
} as SiteModel['config'];
const site = {
  config,
  href: (path: string) => path,
  exists: (path: string) => path !== '/docs/planned',
} as unknown as Site;
const model = { config, facts: { upgrades: { describes: '', steps: [], components: [], entries: [] } } };
const canonical = 'https://docs.example.com/docs/a/b';

/** What is said of a page, parsed as the JSON that it has to be. */
function dataOf(outline: Partial<PageOutline>, name = 'B'): unknown {
  const view = {
    name,
    description: 'About it.',
    outline: { type: 'page', trail: [], questions: [], ...outline },
  } as unknown as PageView;
  const json = structuredData(model, site, view, { canonical, picture: undefined });
  expect(json ?? '').not.toContain('<');
  return json === undefined ? undefined : JSON.parse(json);
}

test('the trail names the pages above with their addresses, and the page itself last', () => {
  const trail = [
    { label: 'Overview', path: '/docs/a' },
    { label: 'Without a page' },
    { label: 'Planned', path: '/docs/planned' },
    { label: 'Itself', path: '/docs/a/b' },
  ];
  expect(dataOf({ trail })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: 'B',
        description: 'About it.',
        url: canonical,
        author: { '@type': 'Organization', name: 'The authors' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Overview', item: 'https://docs.example.com/docs/a' },
          { '@type': 'ListItem', position: 2, name: 'B' },
        ],
      },
    ],
  });
});

test('questions are a list of questions, with nothing in them that could end the script', () => {
  const questions = [{ question: 'Why </script>?', answer: 'So <b>' }];
  expect(dataOf({ questions })).toMatchObject({
    '@graph': [
      { '@type': 'TechArticle' },
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: 'Why </script>?', acceptedAnswer: { '@type': 'Answer', text: 'So <b>' } }],
      },
    ],
  });
});

test("a screen without a trail isn't described", () => {
  expect(dataOf({ type: 'screen' })).toBeUndefined();
});
