import { describe, expect, it } from 'vitest';
import { endpointAnchor, restPath } from '#subjects/rest/addresses.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { contentEngine } from './content-engine.ts';

const engine = await contentEngine();

const { restGroups, restPages } = loadTestData('content', ['restGroups', 'restPages']);
const pages = new Map(restPages.flatMap(({ value }) => value.groups.map((group) => [group, restPath(value.id)])));
const endpoints = restGroups.flatMap(({ value }) =>
  value.endpoints.map(({ id }) => ({
    id,
    page: pages.get(value.id),
    href: `${pages.get(value.id)}#${endpointAnchor(id, value.api === 'frontend')}`,
  })),
);

describe('search', () => {
  it('finds every HTTP endpoint first by its method and path', async () => {
    expect(endpoints.length).toBe(71);
    const lost: string[] = [];
    for (const { id } of endpoints) {
      const [first] = (await engine.search(id)).pages;
      const found = first?.sections[0]?.href;
      if (!endpoints.some((each) => each.id === id && each.href === found)) lost.push(`${id}: ${found}`);
    }
    // A method alone isn't a name.
    expect(lost).toEqual(['GET /: /docs/cli#get']);
  });

  it('finds the reference among the first five pages by a path alone, because guides explain paths too', async () => {
    const paths = endpoints.filter(({ id }) => /\?action=|\/openapi\/\w+\//.test(id));
    const lost: string[] = [];
    for (const { id, page } of paths) {
      const found = (await engine.search(id.split(' ')[1] ?? '')).pages.slice(0, 5);
      if (!found.some((each) => each.href === page)) lost.push(id);
    }
    expect(lost).toEqual([]);
  });
});
