import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeAt } from '../complete-at.ts';
import { explainAt } from '../explain-at.ts';
import { exampleFacts } from '../testing/example-facts.ts';

/** Completions at the `|` in a text. */
const at = (text: string) => completeAt(text.replace('|', ''), text.indexOf('|'), exampleFacts);
const labels = (text: string) => at(text).map(({ label }) => label);
const explained = (text: string) => explainAt(text.replace('|', ''), text.indexOf('|'), exampleFacts);

describe('completion', () => {
  it('offers the keys of a recipe that are not there yet', () => {
    expect(labels('|')).toEqual(['source', 'sink', 'transformers', 'pipeline_name', 'datahub_api']);
    expect(labels('source:\n  type: mysql\n|')).not.toContain('source');
  });

  it('offers the types of sources, sinks, and transformers', () => {
    expect(labels('source:\n  type: |')).toEqual(['mysql', 'snowflake', 'file', 'vault', 'dbt']);
    expect(labels('sink:\n  type: datahub|')).toEqual(['datahub-rest', 'datahub-kafka']);
    expect(labels('transformers:\n  - type: simple_add_dataset_t|')).toEqual(['simple_add_dataset_tags']);
  });

  it('offers the options of the source, required ones first, without deprecated ones', () => {
    const offered = labels('source:\n  type: mysql\n  config:\n    |');
    expect(offered[0]).toBe('host_port');
    expect(offered).not.toContain('schema_pattern');
    expect(labels('source:\n  type: mysql\n  config:\n    username: a\n    user|')).toEqual([]);
  });

  it('also knows the type when it comes later in the text', () => {
    expect(labels('source:\n  config:\n    host|\n  type: mysql\n')).toContain('host_port');
  });

  it('goes into groups, patterns, and lists', () => {
    expect(labels('source:\n  type: mysql\n  config:\n    profiling:\n      |')).toEqual(['enabled', 'limit']);
    expect(labels('source:\n  type: mysql\n  config:\n    path_specs:\n      - |')).toEqual(['include']);
    expect(labels('source:\n  type: mysql\n  config:\n    rules:\n      orders:\n        |')).toEqual(['limit']);
    expect(labels('transformers:\n- type: simple_add_dataset_tags\n  config:\n    |')).toContain('tag_urns');
  });

  it('offers values', () => {
    expect(labels('source:\n  type: mysql\n  config:\n    include_views: |')).toEqual(['true', 'false']);
    expect(labels('source:\n  type: mysql\n  config:\n    emit: |')).toEqual(['"YES"', '"NO"', 'ONLY']);
    expect(labels('source:\n  type: mysql\n  config:\n    password: |')).toEqual(['"${MYSQL_PASSWORD}"']);
  });

  it('writes what follows the name', () => {
    const [option] = at('source:\n  type: mysql\n  config:\n    passw|');
    expect(option).toMatchObject({ insert: 'password: "${MYSQL_PASSWORD}"', detail: 'secret', kind: 'option' });
    expect(at('source:\n  type: mysql\n  config:\n    hos|: a').map(({ insert }) => insert)).toContain('host_port');
    expect(at('source:\n  type: mysql\n  config:\n    hosts|')[0]?.insert).toBe('hosts:\n      - ');
  });
});

describe('completion between brackets', () => {
  const config = 'source:\n  type: mysql\n  config:\n    ';

  it('offers options that are not there yet, and stays on the line', () => {
    expect(labels(`${config}profiling: {|}`)).toEqual(['enabled', 'limit']);
    expect(labels(`${config}profiling: {enabled: true, |}`)).toEqual(['limit']);
    expect(labels(`${config}profiling: {\n      enabled: true,\n      l|\n    }`)).toEqual(['limit']);
    expect(at(`${config}profiling: {en|`)[0]).toMatchObject({ insert: 'enabled: ' });
    expect(labels(`${config}path_specs: [{|}]`)).toEqual(['include']);
    expect(labels(`${config}rules: {orders: {|}}`)).toEqual(['limit']);
    expect(at('source: {type: mysql, config: {hos|}}').map(({ insert }) => insert)).toEqual([
      'host_port: ',
      'hosts: []',
    ]);
    expect(labels('source: {config: {host_p|}, type: mysql}')).toEqual(['host_port']);
    expect(labels('transformers: [{type: simple_add_dataset_tags, config: {tag|}}]')).toEqual(['tag_urns']);
  });

  it('offers values and types', () => {
    expect(labels(`${config}profiling: {enabled: |}`)).toEqual(['true', 'false']);
    expect(labels(`${config}profiling: {enabled: t|, limit: 5}`)).toEqual(['true']);
    expect(labels('source: {type: my|')).toEqual(['mysql']);
    expect(labels('{source: {type: my|')).toEqual(['mysql']);
  });

  it('replaces the typed text without the bracket after it', () => {
    const text = `${config}profiling: {enabled: fal}`;
    const [found] = completeAt(text, text.length - 2, exampleFacts);
    expect(text.slice(found?.from, found?.to)).toBe('fal');
  });

  it("isn't misled by brackets in quotes, comments, and text, or by a bracket that is never closed", () => {
    expect(labels(`${config}database: '{'\n    profiling: {|}`)).toEqual(['enabled', 'limit']);
    expect(labels(`${config}profiling: {enabled: true} # {\n    host_p|`)).toEqual(['host_port']);
    expect(labels(`${config}database: a{b\n    host_p|`)).toEqual(['host_port']);
    expect(labels(`${config}hosts: ["a # {", 'b'']']\n    host_p|`)).toEqual(['host_port']);
    expect(labels('source: {type: mysql\nsink:\n  type: fil|')).toEqual(['file']);
  });

  it('survives any text', () => {
    const parts = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ': ',
      '"',
      "'",
      '\n',
      '  ',
      'source',
      'type',
      'mysql',
      '# ',
      '- ',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), fc.nat(60), (list, offset) => {
        expect(completeAt(list.join(''), offset, exampleFacts).length).toBeLessThan(101);
      }),
      { seed: 28, numRuns: 500 },
    );
  });
});

describe('explanation', () => {
  it('explains the option under the pointer', () => {
    expect(explained('source:\n  type: mysql\n  config:\n    include_v|iews: false')).toMatchObject({
      title: 'include_views',
      type: 'boolean',
      default: 'true',
      page: '/docs/generated/ingestion/sources/mysql#config.include_views',
    });
  });

  it("explains types and doesn't explain unknown names", () => {
    expect(explained('source:\n  type: my|sql')).toMatchObject({ title: 'mysql', description: 'Reads mysql.' });
    expect(explained('source:\n  type: oth|er')).toBeUndefined();
    expect(explained('# not|hing')).toBeUndefined();
  });
});
