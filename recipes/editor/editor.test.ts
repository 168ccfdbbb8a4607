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

  it('offers the types of sources, sinks and transformers', () => {
    expect(labels('source:\n  type: |')).toEqual(['mysql', 'snowflake', 'file']);
    expect(labels('sink:\n  type: datahub|')).toEqual(['datahub-rest', 'datahub-kafka']);
    expect(labels('transformers:\n  - type: simple_add_dataset_t|')).toEqual(['simple_add_dataset_tags']);
  });

  it('offers the options of the source, required ones first, without deprecated ones', () => {
    const offered = labels('source:\n  type: mysql\n  config:\n    |');
    expect(offered[0]).toBe('host_port');
    expect(offered).not.toContain('schema_pattern');
    expect(labels('source:\n  type: mysql\n  config:\n    username: a\n    user|')).toEqual([]);
  });

  it('knows the type also when it stands below', () => {
    expect(labels('source:\n  config:\n    host|\n  type: mysql\n')).toContain('host_port');
  });

  it('goes into groups, patterns and lists', () => {
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

describe('explanation', () => {
  it('tells about the option under the pointer', () => {
    expect(explained('source:\n  type: mysql\n  config:\n    include_v|iews: false')).toMatchObject({
      title: 'include_views',
      type: 'boolean',
      default: 'true',
      page: '/docs/generated/ingestion/sources/mysql#config.include_views',
    });
  });

  it('tells about types, and nothing about what is unknown', () => {
    expect(explained('source:\n  type: my|sql')).toMatchObject({ title: 'mysql', description: 'Reads mysql.' });
    expect(explained('source:\n  type: oth|er')).toBeUndefined();
    expect(explained('# not|hing')).toBeUndefined();
  });
});
