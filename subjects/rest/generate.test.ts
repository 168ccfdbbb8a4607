import { describe, expect, it } from 'vitest';
import { answeredEndpoints } from './engine/rest-server.ts';
import { publishedRest } from './fixtures/published-rest.ts';
import { generateRest } from './generate.ts';
import { runExamples } from './run-examples.ts';
import type { DescribedEndpoint } from './schema/rest-page.ts';

const { drafts, problems } = generateRest(publishedRest);
const textOf = (path: string) =>
  (drafts.find((draft) => draft.path === path)?.body ?? [])
    .map((part) => ('markdown' in part ? part.markdown : ''))
    .join('\n');

/** Problems of the published data with a change to one endpoint. */
function problemsWith(id: string, change: Partial<DescribedEndpoint>): string[] {
  const restGroups = publishedRest.restGroups.map((group) => ({
    ...group,
    value: {
      ...group.value,
      endpoints: group.value.endpoints.map((each) => (each.id === id ? { ...each, ...change } : each)),
    },
  }));
  return generateRest({ ...publishedRest, restGroups }).problems.map(({ message }) => message);
}

describe('the reference of endpoints', () => {
  it('is generated without problems', () => {
    expect(problems).toEqual([]);
    expect(drafts.map(({ path }) => path)).toEqual([
      '/docs/api/openapi/reference',
      '/docs/api/restli/reference',
      '/docs/api/other-endpoints',
    ]);
  });

  it('shows what the sample catalog returns for every example that only reads', () => {
    const results = [...runExamples(publishedRest)];
    expect(new Set(results.map(([id]) => id))).toEqual(answeredEndpoints);
    expect(results.filter(([, result]) => !('body' in result))).toEqual([]);
    const empty = results.filter(([, result]) =>
      /"(?:entities|values|relationships)":\[\]/.test(JSON.stringify(result)),
    );
    expect(empty.map(([id]) => id)).toEqual(['POST /entities?action=browse']);
    expect(textOf('/docs/api/restli/reference')).toContain('"com.linkedin.dataset.DatasetProperties": {');
    expect(textOf('/docs/api/openapi/reference')).toContain('"__type": "GlobalTags"');
  });

  it('offers to run exactly these', () => {
    const runs = ['/docs/api/openapi/reference', '/docs/api/restli/reference', '/docs/api/other-endpoints'].map(
      (path) => textOf(path).split('```shell run\n').length - 1,
    );
    expect(runs[2]).toBe(0);
    expect((runs[0] ?? 0) + (runs[1] ?? 0)).toBe(answeredEndpoints.size);
  });

  it('compares the descriptions with the code', () => {
    const exists = 'POST /entities?action=exists';
    expect(problemsWith(exists, { parameters: {} })).toEqual([`The parameter "urn" of "${exists}" isn't described.`]);
    expect(problemsWith(exists, { parameters: { urn: 'URN of it.', url: 'Address of it.' } })).toEqual([
      `"${exists}" has no parameter "url".`,
    ]);
    expect(
      problemsWith(exists, { id: 'POST /entities?action=exist', example: undefined, unanswered: 'It is a test.' }),
    ).toEqual([
      `The endpoint "restli ${exists}" isn't described.`,
      'The platform has no endpoint "POST /entities?action=exist".',
    ]);
  });

  it('reports examples that fail, that the catalog can’t answer, or that are missing', () => {
    const exists = 'POST /entities?action=exists';
    expect(problemsWith(exists, { example: { query: {}, body: { urn: 'x' } } })).toEqual([
      `The example of "${exists}" returns the status 500.`,
    ]);
    expect(problemsWith(exists, { example: { query: {}, body: { urn: 'x' }, fails: 500 } })).toEqual([]);
    expect(problemsWith(exists, { example: { query: {}, body: { urn: 1 } } })).toEqual([
      'The example gets no response: The value of urn doesn’t match the type listed in the reference. Rest.li returns status 400.',
    ]);
    expect(problemsWith(exists, { example: undefined })).toEqual([`"${exists}" only reads and has no example.`]);
  });
});
