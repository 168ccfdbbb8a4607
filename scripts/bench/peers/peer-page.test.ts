import { expect, test } from 'vitest';
import { docusaurus } from './docusaurus.ts';
import { type PeerPage, readTwin } from './peer-page.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

const twin = `---
title: "Tags \\"and\\" terms"
description: "What tags are."
canonical: "https://docs.example.com/docs/tags"
---

# Tags

See [domains](https://docs.example.com/docs/domains.md#limits) and [outside](https://example.com/a.md).
`;

test('a Markdown twin becomes a page whose links stay on the site', () => {
  expect(readTwin(twin, '/docs/tags')).toEqual({
    path: '/docs/tags',
    title: 'Tags "and" terms',
    description: 'What tags are.',
    body: '\nSee [domains](/docs/domains#limits) and [outside](https://example.com/a.md).\n',
  });
});

test('every peer gets a file for each page that keeps its address', () => {
  const page: PeerPage = { path: '/docs/what/v0.10_urn', title: 'URN', description: 'Names.', body: 'Text.' };
  expect(docusaurus.files([page])['docs/what/v0.10_urn.md']).toContain('slug: "/what/v0.10_urn"');
  expect(vitepress.files([page])['docs/what/v0.10_urn.md']).toContain('# URN');
  expect(starlight.files([page])['src/content/docs/docs/what/v0.10_urn.md']).toContain('slug: "docs/what/v0.10_urn"');
});
