import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { published } from '#subjects/graphql/fixtures/run-workbench.ts';
import { catalogOf } from '#subjects/sample-catalog/catalog.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));

/** Names outside the catalog that examples need, each group with its reason. */
const others = z
  .array(z.strictObject({ reason: z.string(), urns: z.array(z.string()) }))
  .parse(parse(readFileSync(`${content}sample-catalog/other-names.yaml`, 'utf8')));

/** Platforms that the sample company uses. Assets of other platforms are examples of connectors, so they can't be in the catalog. */
const PLATFORMS = ['postgres', 'kafka', 'snowflake', 'dbt', 'airflow', 'looker', 'feast', 's3'];
const ASSETS = ['dataset', 'chart', 'dashboard', 'dataFlow', 'dataJob'];
const NAMES = ['corpuser', 'corpGroup', 'tag', 'glossaryTerm', 'glossaryNode', 'domain'];

const urnPattern = /urn:li:[A-Za-z]+:(?:\((?:[^()\s"'`]|\([^()\s"'`]*\))*\)|[^\s"'`,)\]}<>|]+)/g;
/** Parts of texts that stand for a name: an ellipsis, a placeholder, a pattern, or an encoded character. */
const placeholder = /…|\.{3}|[{*<$%\\]|\bNAME\b|[A-Z]{4,}_/;

/** URNs that an example can only have from the catalog, in the order of the text. */
function sampleUrns(text: string): string[] {
  return [...text.matchAll(urnPattern)]
    .map(([urn]) => urn.replace(/[.:;]+$/, ''))
    .filter((urn) => {
      if (placeholder.test(urn)) return false;
      const [, , type = ''] = urn.split(':');
      return NAMES.includes(type) || (ASSETS.includes(type) && PLATFORMS.some((name) => urn.includes(`${name},`)));
    });
}

const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(md|yaml|graphql)$/.test(path) && !path.startsWith('sample-catalog/') && !path.includes('facts/'))
  .sort();
const known = new Set(catalogOf(published).entities.map(({ urn }) => urn));
const declared = others.flatMap(({ urns }) => urns);
const used = new Map(files.map((path) => [path, sampleUrns(readFileSync(content + path, 'utf8'))]));

describe('names in examples', () => {
  it('are in the sample catalog, or in the list of other names', () => {
    const unknown = [...used].flatMap(([path, urns]) =>
      [...new Set(urns)].filter((urn) => !known.has(urn) && !declared.includes(urn)).map((urn) => `${path}: ${urn}`),
    );
    expect(unknown).toEqual([]);
  });

  it('that are in the list of other names occur in an example, and not in the catalog', () => {
    const all = new Set([...used.values()].flat());
    expect(declared.filter((urn) => !all.has(urn) || known.has(urn))).toEqual([]);
    expect(new Set(declared).size).toBe(declared.length);
  });
});
