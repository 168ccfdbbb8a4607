import { buildSchema } from 'graphql';
import type { DataOf } from '#model/data-kind.ts';
import { metamodelKinds } from '#subjects/metamodel/data.ts';
import { catalogOf } from '#subjects/sample-catalog/catalog.ts';
import { catalogKinds } from '#subjects/sample-catalog/data.ts';
import { graphqlKinds } from '../../data.ts';
import { readSchema } from '../../read-schema.ts';
import { type KnownUrns, knownUrns } from '../build/known-urns.ts';
import { type Catalog, createWorkbench } from '../engine/index.ts';
import { workbenchModel } from '../workbench-model.ts';
import { catalogActors } from './actors.ts';
import type { Draft, ListedOperation } from './bench.ts';
import type { Actor, DocumentedOperation, WorkbenchFacts } from './facts.ts';
import type { ShownResult } from './jobs.ts';
import { workbenchFactFiles, workbenchFacts } from './make-facts.ts';
import { showResult } from './show-result.ts';
import { formatVariables } from './variables.ts';

/** What the workbench is made from. */
export const workbenchKinds = {
  ...metamodelKinds,
  graphqlOperations: graphqlKinds.graphqlOperations,
  graphqlSchema: graphqlKinds.graphqlSchema,
  ...catalogKinds,
} as const;
export type WorkbenchData = DataOf<typeof workbenchKinds>;

/** What the page of the workbench is made from. */
export interface WorkbenchSiteFacts {
  operations: readonly ListedOperation[];
  actors: readonly Actor[];
  known: KnownUrns;
  /** The operation that the page begins with, and what it returns. */
  first: Draft & { result: ShownResult };
}

/** The files that the workbench loads, by name; none for a site without the schema or the catalog. */
export function workbenchToolFacts(data: WorkbenchData): Record<string, object> {
  const sources = sourcesOf(data);
  return sources === undefined ? {} : workbenchFactFiles(sources);
}

/** What the page is made from; undefined for a site without the schema or the catalog. */
export async function workbenchSiteFacts(data: WorkbenchData): Promise<{ bench?: WorkbenchSiteFacts }> {
  const sources = sourcesOf(data);
  if (sources === undefined) return {};
  const { catalog, operations } = sources;
  const actors = catalogActors(catalog);
  return {
    bench: {
      operations: operations.map(({ name, kind, subject }) => ({ name, kind, subject })),
      actors,
      known: knownUrns(catalog),
      first: await firstRun(workbenchFacts(sources), actors),
    },
  };
}

function sourcesOf(data: WorkbenchData) {
  const { schema, document } = readSchema(data.graphqlSchema);
  const catalog: Catalog = catalogOf(data);
  if (schema === undefined || catalog.entities.length === 0 || data.graphqlSchema.length === 0) return undefined;
  const queries = schema.getQueryType()?.getFields() ?? {};
  const operations: DocumentedOperation[] = data.graphqlOperations.flatMap(({ value }) =>
    value.operations.map(({ name, document: example, variables }) => ({
      name,
      kind: Object.hasOwn(queries, name) ? ('query' as const) : ('mutation' as const),
      subject: value.subject,
      document: example,
      variables: variables as DocumentedOperation['variables'],
    })),
  );
  return { schema, document, catalog, model: workbenchModel(data), operations };
}

/** A search that shows a typical result: assets with their metadata. */
const firstDraft: Draft = {
  document: `# Who owns the tables with personal data?
query findTables($tag: String!) {
  searchAcrossEntities(
    input: { types: [DATASET], query: "*", count: 5, orFilters: [{ and: [{ field: "tags", values: [$tag] }] }] }
  ) {
    total
    searchResults {
      entity {
        urn
        ... on Dataset {
          name
          platform {
            name
          }
          ownership {
            owners {
              owner {
                ... on CorpUser {
                  username
                }
                ... on CorpGroup {
                  name
                }
              }
            }
          }
        }
      }
    }
  }
}
`,
  variables: formatVariables({ tag: 'urn:li:tag:pii' }),
};

async function firstRun(facts: WorkbenchFacts, actors: readonly Actor[]): Promise<WorkbenchSiteFacts['first']> {
  const workbench = createWorkbench({
    catalog: { entities: facts.entities },
    schema: buildSchema(facts.schema, { assumeValidSDL: true }),
    model: facts.model,
    now: () => facts.now,
  });
  const result = await workbench.execute({
    query: firstDraft.document,
    variables: JSON.parse(firstDraft.variables),
    actor: actors[0]?.urn ?? '',
  });
  return { ...firstDraft, result: showResult(result, []) };
}
