import type { DocumentNode, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import { blockPart, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { generatedPage } from '#generators/drafting/generated-page.ts';
import { missingPages } from '#generators/drafting/missing-pages.ts';
import { nextStepsParts } from '#generators/drafting/next-steps.ts';
import type { Generated } from '#generators/generated.ts';
import type { SectionFilterBlock } from '#model/blocks.ts';
import type { Loaded } from '#model/loaded.ts';
import type { DraftPart, PageDraft } from '#model/page.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import type { CatalogData } from '#subjects/sample-catalog/data.ts';
import { graphqlPath, nameAnchor, pageOfType } from './addresses.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkOperation } from './check-operation.ts';
import type { GraphqlData } from './data.ts';
import { type LocatedOperation, operationParts } from './operation-parts.ts';
import { readSchema } from './read-schema.ts';
import { responseOf, runOperations } from './run-operations.ts';
import { type GraphqlPage, type GraphqlPageId, graphqlPageIds } from './schema.ts';
import { typeParts } from './type-parts.ts';
import { usesOf } from './uses.ts';
import type { WorkbenchResult } from './workbench/engine/index.ts';

/** A page with this many entries or more has a filter. */
const filterFrom = 5;

/** The pages of the GraphQL reference, with problems of the SDL, its descriptions, and the examples of operations. */
export function generateGraphql(data: GraphqlData & CatalogData & MetamodelData): Generated {
  if (data.graphqlSchema.length === 0) return { drafts: [], problems: [] };
  const { schema, document, problems } = readSchema(data.graphqlSchema);
  if (schema === undefined) return { drafts: [], problems };
  const operations = locateOperations(data);
  const runs = runOperations(data, operations, schema);
  const bodies = pageBodies(schema, document, operations, runs);
  const sources = [...new Set(data.graphqlSchema.map(({ file }) => file))];
  return {
    drafts: data.graphqlPages.map((page) => pageDraft(page, bodies[page.value.id], sources)),
    problems: [
      ...problems,
      ...checkDescriptions(document),
      ...missingPages({
        folder: 'graphql',
        reference: 'GraphQL',
        ids: graphqlPageIds,
        have: data.graphqlPages,
        fix: 'Create it with a title, a description, an intro, and links.',
      }),
      ...checkOperations(schema, operations, runs),
    ],
  };
}

function pageDraft(
  { value, origin, file }: Loaded<GraphqlPage>,
  body: readonly DraftPart[],
  sources: readonly string[],
): PageDraft {
  const { id, title, sidebarLabel, description, keywords, intro, links } = value;
  return generatedPage(
    {
      path: graphqlPath(id),
      kind: 'graphql',
      title,
      ...(sidebarLabel === undefined ? {} : { sidebarLabel }),
      description,
      keywords,
      sources,
      body: [
        ...markdownPart(intro, origin(['intro'])),
        ...filterParts(title, body, origin(['title']), id !== 'queries' && id !== 'mutations'),
        ...body,
        ...nextStepsParts(links, origin(['links'])),
      ],
    },
    file,
  );
}

/** A filter above pages with more entries than a reader wants to scroll through. */
function filterParts(title: string, body: readonly DraftPart[], origin: Origin, hasFolded: boolean): DraftPart[] {
  const count = body.filter((part) => 'block' in part).length;
  return count < filterFrom
    ? []
    : [blockPart<SectionFilterBlock>({ type: 'section-filter', label: title, count, hasFolded }, origin, [])];
}

function pageBodies(
  schema: GraphQLSchema,
  document: DocumentNode,
  operations: ReadonlyMap<string, LocatedOperation>,
  runs: ReadonlyMap<string, WorkbenchResult>,
): Record<GraphqlPageId, DraftPart[]> {
  const uses = usesOf(schema);
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && type.name !== 'Query' && type.name !== 'Mutation')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const partsOf = (page: GraphqlPageId): DraftPart[] => {
    if (page === 'queries' || page === 'mutations') {
      const fields = [...(page === 'queries' ? queries : mutations)].sort((a, b) => (a.name < b.name ? -1 : 1));
      return [
        ...subjectIndex(
          fields.map(({ name }) => name),
          operations,
        ),
        ...fields.flatMap((field) => {
          const operation = operations.get(field.name);
          const response = operation && responseOf(operation.value, runs.get(field.name));
          return operationParts(field, page, operation, response);
        }),
      ];
    }
    return types
      .filter((type) => pageOfType(type) === page)
      .flatMap((type) => typeParts(type, descriptionOf(type, document), schema, uses));
  };
  return Object.fromEntries(graphqlPageIds.map((page) => [page, partsOf(page)])) as Record<GraphqlPageId, DraftPart[]>;
}

/** The description that our files give; the library keeps its own for built-in scalars. */
function descriptionOf(type: GraphQLNamedType, document: DocumentNode): string {
  const node = document.definitions.find(
    (definition) => definition.kind === 'ScalarTypeDefinition' && definition.name.value === type.name,
  );
  return (node !== undefined && 'description' in node ? node.description?.value : type.description) ?? '';
}

/** Links to all operations of the page, by subject. */
function subjectIndex(names: readonly string[], operations: ReadonlyMap<string, LocatedOperation>): DraftPart[] {
  const subjects = new Map<string, string[]>();
  for (const name of names) {
    const subject = operations.get(name)?.subject;
    if (subject !== undefined) subjects.set(subject, [...(subjects.get(subject) ?? []), name]);
  }
  const [first] = operations.values();
  if (subjects.size === 0 || first === undefined) return [];
  const lines = [...subjects]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([subject, list]) => {
      const links = list.map((name) => `[\`${name}\`](#${nameAnchor(name)})`);
      return `- **${subject}**: ${links.join(', ')}`;
    });
  const origin = { file: first.origin([]).file };
  return [headingPart(2, 'By subject', origin), ...markdownPart(`${lines.join('\n')}\n`, origin)];
}

function locateOperations({
  graphqlOperations,
}: Pick<GraphqlData, 'graphqlOperations'>): Map<string, LocatedOperation> {
  return new Map(
    graphqlOperations.flatMap(({ value: { subject, operations }, origin }) =>
      operations.map((value, index): [string, LocatedOperation] => [
        value.name,
        { value, subject, origin: (path) => origin(['operations', index, ...path]) },
      ]),
    ),
  );
}

function checkOperations(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, LocatedOperation>,
  runs: ReadonlyMap<string, WorkbenchResult>,
): Problem[] {
  const fields = new Map(
    [schema.getQueryType(), schema.getMutationType()].flatMap((root) => Object.entries(root?.getFields() ?? {})),
  );
  const missing = [...fields.values()]
    .filter(({ name }) => !operations.has(name))
    .map(({ name, astNode }) =>
      dataProblem(
        { file: astNode?.loc?.source.name ?? 'content/graphql' },
        'graphql/no-example',
        `The operation "${name}" has no example.`,
        'Add it to the file of the same name in content/graphql/operations/.',
      ),
    );
  const wrong = [...operations.values()].flatMap((operation) => {
    const { name } = operation.value;
    if (fields.has(name)) return checkOperation(operation, schema, runs.get(name));
    const fix = didYouMean(name, fields.keys(), 'Name a field of Query or Mutation.');
    return [
      dataProblem(operation.origin(['name']), 'graphql/operation', `The schema has no operation "${name}".`, fix),
    ];
  });
  return [...missing, ...wrong];
}
