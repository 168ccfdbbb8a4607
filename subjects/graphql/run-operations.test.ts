import { describe, expect, it } from 'vitest';
import { published } from './fixtures/run-workbench.ts';
import { generateGraphql } from './generate.ts';
import type { GraphqlOperation } from './schema.ts';

/** The published data with a change to one operation. */
function problemsWith(name: string, change: Partial<GraphqlOperation>) {
  const graphqlOperations = published.graphqlOperations.map((file) => ({
    ...file,
    value: {
      ...file.value,
      operations: file.value.operations.map((each) => (each.name === name ? { ...each, ...change } : each)),
    },
  }));
  return generateGraphql({ ...published, graphqlOperations }).problems.map(({ message }) => message);
}

describe('responses of documented operations', () => {
  it('come from runs on the sample catalog', () => {
    const { drafts, problems } = generateGraphql(published);
    expect(problems).toEqual([]);
    const [queries] = drafts.filter(({ path }) => path === '/docs/graphql/queries');
    const text = (queries?.body ?? []).map((part) => ('markdown' in part ? part.markdown : '')).join('');
    expect(text).toContain('"description": "Contains personal data."');
    expect(text).not.toContain('NOT_SIMULATED');
  });

  it('are problems if the run fails', () => {
    expect(problemsWith('setTagColor', { variables: { urn: 'urn:li:tag:nothing', colorHex: '#d46a2f' } })).toEqual([
      'The run of "setTagColor" on the sample catalog fails: Failed to set Tag urn:li:tag:nothing color. Tag does not exist.',
    ]);
  });

  it('may be errors if the data says so', () => {
    expect(problemsWith('updateUserStatus', { fails: undefined })).toEqual([
      'The run of "updateUserStatus" on the sample catalog fails: An unknown error occurred.',
    ]);
    expect(problemsWith('tag', { fails: true })).toEqual(['The run of "tag" on the sample catalog succeeds.']);
  });

  it("are written by hand only for operations that the workbench can't simulate", () => {
    expect(problemsWith('entityExists', { answer: { entityExists: true } })).toEqual([
      'The data contains a response for "entityExists", although the workbench can run the operation.',
    ]);
    expect(problemsWith('acceptRole', { answer: undefined })).toEqual([
      'The workbench can\'t run "acceptRole": Invite tokens are random and encrypted with one of the server’s keys.',
    ]);
  });
});
