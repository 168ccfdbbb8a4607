import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { checkRecipe } from '../check-recipe.ts';
import { exampleFacts } from '../testing/example-facts.ts';
import type { RecipeChoices, RunPlace } from '../types.ts';
import { installLine, runCommand, scheduleSnippet, uiSteps, writeRecipe } from '../write-recipe.ts';

const choose = (more: Partial<RecipeChoices> = {}): RecipeChoices => ({
  source: 'mysql',
  sink: 'datahub-rest',
  place: 'host',
  server: '',
  scenario: '',
  values: {},
  sinkValues: {},
  transformers: [],
  schedule: { kind: 'none', expression: '' },
  ...more,
});
const stateful = { 'stateful_ingestion.enabled': 'true' };
const write = (more: Partial<RecipeChoices> = {}) => writeRecipe(choose(more), exampleFacts);

describe('a written recipe', () => {
  it("is identical to the page's recipe", () => {
    for (const { id, yaml } of exampleFacts.loaded.mysql?.scenarios ?? []) expect(write({ scenario: id })).toBe(yaml);
    expect(write({ scenario: 'unknown' })).toBe(write());
  });

  it('changes only the chosen parts and explains added options', () => {
    const values = {
      username: 'reader',
      'table_pattern.allow': '["^shop"]',
      'profiling.enabled': 'true',
      'profiling.limit': '5',
      'stateful_ingestion.enabled': '',
    };
    expect(write({ scenario: 'production', values })).toMatchInlineSnapshot(`
      "# Every night.
      pipeline_name: mysql_nightly

      source:
        type: mysql
        config:
          host_port: db.example.com:3306
          username: reader
          password: \${MYSQL_PASSWORD}

          # Only what counts.
          table_pattern:
            allow: ["^shop"]
          profiling:
            # What profiling.enabled is for.
            enabled: true
            # What profiling.limit is for.
            limit: 5

      sink:
        type: datahub-rest
        config:
          server: https://datahub.example.com/api/gms
          token: \${DATAHUB_GMS_TOKEN}
      "
    `);
  });

  it('contains what was chosen, nested options too', () => {
    const recipe = write({ values: { 'profiling.enabled': 'true', hosts: '[a, b]', host_port: 'db:3306' } });
    expect(recipe).toContain('    profiling:\n');
    expect(recipe).toContain('      enabled: true\n');
    expect(recipe).toContain('    hosts: [a, b]\n');
    expect(recipe).toContain('    host_port: db:3306\n');
  });

  it('never contains a secret', () => {
    expect(write({ values: { password: 'hunter2 is it' } })).not.toContain('hunter2');
    expect(write({ values: { password: 'MY_SECRET' } })).toContain('password: "${MY_SECRET}"');
    expect(write({ sinkValues: { token: 'hunter2 is it' } })).not.toContain('hunter2');
  });

  it.each(['a\nb: c', 'a: b', '[a', '*a', '"', 'a # b', '{', '- a', '&a b', '!!python/object:x y'])(
    'stays one value with %j',
    (value) => {
      const { problems } = checkRecipe(write({ values: { database: value } }), exampleFacts, 'host');
      expect(problems.filter(({ rule }) => rule === 'yaml-syntax' || rule === 'unknown-option')).toEqual([]);
    },
  );

  it('leaves out emptied fields', () => {
    expect(write({ values: { username: '' } })).not.toContain('username');
  });

  it('names the pipeline for stateful ingestion, and a connection if the sink can only write', () => {
    const recipe = write({ values: stateful, sink: 'datahub-kafka' });
    expect(recipe).toContain('pipeline_name: mysql_ingestion');
    expect(recipe).toContain('datahub_api:\n  server: http://localhost:8080');
  });

  it('has a connection for sources and transformers that merge with DataHub, if the sink can only write', () => {
    const connection = 'datahub_api:\n  server: http://localhost:8080';
    expect(write({ source: 'dbt', sink: 'console' })).toContain(connection);
    expect(write({ source: 'dbt', sink: 'datahub-rest' })).not.toContain('datahub_api');
    expect(write({ source: 'dbt', sink: 'console', values: { write_semantics: 'OVERRIDE' } })).not.toContain(
      'datahub_api',
    );
    const transformers = [{ type: 'simple_add_dataset_domain', values: { domains: '[urn:li:domain:a]' } }];
    expect(write({ sink: 'console', transformers })).toContain(connection);
  });

  const places: readonly RunPlace[] = ['host', 'container', 'kubernetes', 'ui', 'scheduler'];
  it.each(places)('has no problems where it runs: %s', (place) => {
    for (const sink of ['datahub-rest', 'datahub-kafka', 'file', 'console']) {
      const recipe = write({ place, sink, values: stateful });
      expect([recipe, checkRecipe(recipe, exampleFacts, place).problems]).toEqual([recipe, []]);
    }
  });
});

describe('what goes around the recipe', () => {
  it('runs on the host', () => {
    expect(installLine(choose(), exampleFacts)?.code).toBe("pip install 'acryl-datahub[mysql,datahub-rest]'");
    expect(runCommand(choose(), exampleFacts)?.code).toBe(
      "export MYSQL_PASSWORD='…'\ndatahub ingest -c mysql.dhub.yaml",
    );
  });

  it('runs in a container in the Docker network', () => {
    const container = choose({ place: 'container' });
    expect(installLine(container, exampleFacts)).toBeUndefined();
    expect(runCommand(container, exampleFacts)?.code).toContain(
      'docker run --rm --network datahub_network \\\n  -e MYSQL_PASSWORD',
    );
  });

  it('runs from the user interface in steps', () => {
    const ui = choose({ place: 'ui' });
    expect(runCommand(ui, exampleFacts)).toBeUndefined();
    expect(inEnglish(uiSteps(ui, exampleFacts))[0]).toContain('MYSQL_PASSWORD');
    expect(uiSteps(choose(), exampleFacts)).toEqual([]);
  });

  it.each([
    ['cron', '5 4 * * * cd /opt/ingest && flock'],
    ['airflow', 'schedule_interval="5 4 * * *"'],
    ['kubernetes', 'schedule: "5 4 * * *"'],
  ] as const)('runs on a schedule with %s', (kind, says) => {
    const snippet = scheduleSnippet(choose({ schedule: { kind, expression: '5 4 * * *' } }), exampleFacts);
    expect(snippet?.code).toContain(says);
    expect(snippet?.code).toContain('mysql.dhub.yaml');
  });

  it('rejects schedule text that could break out of the schedule', () => {
    const schedule = { kind: 'cron', expression: '* * * * * rm -rf /\n' } as const;
    expect(scheduleSnippet(choose({ schedule }), exampleFacts)?.code).not.toContain('rm -rf');
  });
});

describe('the parts around the source', () => {
  it('has transformers before the sink, in their order', () => {
    const transformers = [
      { type: 'simple_add_dataset_tags', values: { tag_urns: '["urn:li:tag:a"]' } },
      { type: 'simple_remove_dataset_ownership', values: {} },
    ];
    expect(write({ transformers })).toContain(`
transformers:
  - type: simple_add_dataset_tags
    config:
      # Required. What tag_urns is for.
      tag_urns: ["urn:li:tag:a"]
  - type: simple_remove_dataset_ownership
    config: {}

sink:`);
  });

  it('has options of the sink, in the sink of the page or another one', () => {
    expect(write({ sinkValues: { token: 'GMS_TOKEN' } })).toContain(
      '  # What token is for.\n    token: "${GMS_TOKEN}"\n',
    );
    expect(write({ server: 'https://gms.example.com' })).toContain('server: https://gms.example.com\n');
    expect(write({ sink: 'file', sinkValues: { filename: './out.json' } })).toContain('filename: ./out.json\n');
  });
});

describe('values from a form', () => {
  it.each(['"pass # x"', "'it''s # x'", '"a: b"', '["a # b", c]', '{a: "b # c"}'])('are written once: %s', (value) => {
    expect(write({ values: { database: value } })).toContain(`database: ${value}\n`);
  });
});
