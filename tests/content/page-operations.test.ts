import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ExampleWorkbench, published } from '#subjects/graphql/fixtures/run-workbench.ts';
import type { JsonObject } from '#subjects/graphql/workbench/engine/index.ts';
import { catalogOf } from '#subjects/sample-catalog/catalog.ts';

/** The user that a quickstart signs in, so responses name the actor that readers see. */
const ACTOR = 'urn:li:corpuser:datahub';

/** Operations of pages that can't succeed on the sample catalog, with the reason. */
const FAILING: Readonly<Record<string, string>> = {
  'api/tutorials/creating-datasets.md hideRefunds': 'a Python program on the page creates the dataset',
};

const docs = new URL('../../content/docs/', import.meta.url).pathname;
const tutorials = readdirSync(`${docs}api/tutorials`).map((name) => `api/tutorials/${name}`);
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

/** The `data` of a printed response, or undefined for a block that isn't one. */
function printedData({ language, code }: Block): JsonObject | undefined {
  if (language !== 'json') return undefined;
  try {
    return (JSON.parse(code) as { data?: JsonObject }).data;
  } catch {
    // The block shows part of a response.
    return undefined;
  }
}

/**
 * Runs the operations of a page one after another on one copy of the catalog, as a reader who follows the page does.
 * @returns operations that fail, and printed responses that differ from those of the run
 */
async function followPage(page: string): Promise<string[]> {
  const { workbench } = new ExampleWorkbench(catalog);
  const problems: string[] = [];
  let last: { name: string; data: JsonObject } | undefined;
  for (const block of codeBlocks(readFileSync(docs + page, 'utf8'))) {
    if (block.language === 'graphql') {
      const name = /(?:query|mutation) (\w+)/.exec(block.code)?.[1] ?? '';
      const { data, errors } = await workbench.execute({ query: block.code, variables: {}, actor: ACTOR });
      const fails = errors !== undefined;
      if (fails !== `${page} ${name}` in FAILING) {
        problems.push(`${name}: ${errors?.map(({ message }) => message).join('; ') ?? 'succeeds'}`);
      }
      last = fails ? undefined : { name, data: data ?? {} };
      continue;
    }
    const printed = printedData(block);
    if (printed === undefined || last === undefined) continue;
    const isAnswer = Object.keys(printed).join() === Object.keys(last.data).join();
    if (isAnswer && JSON.stringify(printed) !== JSON.stringify(last.data)) {
      problems.push(`${last.name} returns ${JSON.stringify(last.data)}, and the page shows ${JSON.stringify(printed)}`);
    }
  }
  return problems;
}

describe('operations of tutorials run on the sample catalog and return what the page shows', () => {
  it.each(tutorials)('%s', async (page) => {
    expect(await followPage(page)).toEqual([]);
  });
});
