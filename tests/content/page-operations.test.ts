import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ExampleWorkbench, published } from '#subjects/graphql/fixtures/run-workbench.ts';
import type { JsonObject } from '#subjects/graphql/workbench/engine/index.ts';
import { catalogOf } from '#subjects/sample-catalog/catalog.ts';

/** The user that a quickstart signs in, so responses name the actor that readers see. */
const ACTOR = 'urn:li:corpuser:datahub';

/** Operations of pages that don't succeed on the sample catalog, by page and name, with the reason. */
const FAILING: Readonly<Record<string, string>> = {
  'act-on-metadata/impact-analysis.md impact': 'the page leaves the variables to the reader',
  'advanced/entity-hierarchy.md whatIsInStock': 'the page leaves the variables to the reader',
  'api/graphql/token-management.md newToken': 'only a server with a signing key can issue tokens',
  'api/graphql/token-management.md endToken': 'the token is the one that the server issued',
  'api/tutorials/creating-datasets.md hideRefunds': 'a Python program on the page creates the dataset',
  'authentication/guides/add-users.md 1': 'invite tokens are encrypted with a key of the server',
  'authentication/guides/add-users.md 2': 'invite tokens are encrypted with a key of the server',
  'authentication/guides/add-users.md 3': 'reset tokens are encrypted with a key of the server',
  'authentication/personal-access-tokens.md 1': 'only a server with a signing key can issue tokens',
  'authentication/personal-access-tokens.md 3': 'the token is the one that the server issued',
  'authorization/access-policies-guide.md 1': 'users may ask about their own privileges only',
  'authorization/index.md 1': 'users may ask about their own privileges only',
  'metadata-ingestion/schedule_docs/datahub.md scheduleWarehouse': 'the page leaves the variables to the reader',
  'posts.md 1': 'no default policy grants the privilege, as the page says',
  'posts.md 2': 'no default policy grants the privilege, as the page says',
  'posts.md 4': 'no default policy grants the privilege, as the page says',
  'schema-history.md versions': 'the page leaves the variables to the reader',
  'schema-history.md columnHistory': 'the page leaves the variables to the reader',
  'schema-history.md oldSchema': 'the page leaves the variables to the reader',
  'sync-status.md freshness': 'the page leaves the variables to the reader',
  'ui-ingestion.md createWebshopSource': 'the page leaves the variables to the reader',
  'ui-ingestion.md runWebshop': 'the page leaves the variables to the reader',
  'ui-ingestion.md webshopRun': 'the page leaves the variables to the reader',
};

/** Pages whose operations aren't for the catalog, with the reason. */
const OTHER_SCHEMAS: Readonly<Record<string, string>> = {
  'datahub-graphql-core.md': 'it defines types of its own',
  'how/add-new-aspect.md': 'it defines types of its own',
  'managed-datahub/approval-workflows.md': 'only the managed edition has these mutations',
  'managed-datahub/datahub-api/graphql-api/incidents-api-beta.md': 'only the managed edition has incidents',
};

const docs = fileURLToPath(new URL('../../content/docs/', import.meta.url));
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !(path in OTHER_SCHEMAS))
  .filter((path) => readFileSync(docs + path, 'utf8').includes('```graphql'))
  .sort();
const catalog = catalogOf(published);

/** A code block that a page shows. */
interface Block {
  language: string;
  code: string;
}

/** The code blocks of a page, in its order. */
function codeBlocks(markdown: string): Block[] {
  return [...markdown.matchAll(/^ *```(\w+)[^\n]*\n([\s\S]*?)^ *```/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
}

/** The object that a JSON block contains, or undefined for other blocks. */
function parseObject({ language, code }: Block): JsonObject | undefined {
  if (language !== 'json') return undefined;
  try {
    return JSON.parse(code) as JsonObject;
  } catch {
    // The block shows part of a response.
    return undefined;
  }
}

/** The variables that a page shows for an operation: the first block after it, if it has the names that the operation declares. */
function shownVariables(operation: Block, next: Block | undefined): JsonObject {
  const values = next && parseObject(next);
  if (values === undefined || 'data' in values) return {};
  const declared = [...operation.code.matchAll(/\$(\w+):/g)].map(([, name = '']) => name);
  return Object.keys(values).every((name) => declared.includes(name)) ? values : {};
}

/**
 * Runs the operations of a page one after another on one copy of the catalog, as a reader who follows the page does.
 * @returns operations that fail, and printed responses that differ from those of the run
 */
async function followPage(page: string): Promise<string[]> {
  const { workbench } = new ExampleWorkbench(catalog);
  const problems: string[] = [];
  let last: { name: string; data: JsonObject } | undefined;
  const blocks = codeBlocks(readFileSync(docs + page, 'utf8'));
  let operations = 0;
  for (const [at, block] of blocks.entries()) {
    if (block.language === 'graphql') {
      operations += 1;
      const name = /(?:query|mutation) (\w+)/.exec(block.code)?.[1] ?? String(operations);
      const variables = shownVariables(block, blocks[at + 1]);
      const { data, errors } = await workbench.execute({ query: block.code, variables, actor: ACTOR });
      const fails = errors !== undefined;
      if (fails !== `${page} ${name}` in FAILING) {
        problems.push(`${name}: ${errors?.map(({ message }) => message).join('; ') ?? 'succeeds'}`);
      }
      last = fails ? undefined : { name, data: data ?? {} };
      continue;
    }
    const printed = parseObject(block)?.['data'] as JsonObject | undefined;
    if (printed === undefined || last === undefined) continue;
    const isAnswer = Object.keys(printed).join() === Object.keys(last.data).join();
    if (isAnswer && JSON.stringify(printed) !== JSON.stringify(last.data)) {
      problems.push(`${last.name} returns ${JSON.stringify(last.data)}, and the page shows ${JSON.stringify(printed)}`);
    }
  }
  return problems;
}

describe('operations on pages run on the sample catalog and return what the page shows', () => {
  it.each(pages)('%s', async (page) => {
    expect(await followPage(page)).toEqual([]);
  });
});
