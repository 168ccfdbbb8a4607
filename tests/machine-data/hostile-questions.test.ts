import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { docsClient } from './docs-client.ts';

// The largest allowed inputs take seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const { client, connect, call } = docsClient();
beforeAll(connect, 60_000);
afterAll(() => client.close());

/** Input with which each tool answers. */
const good: Readonly<Record<string, Record<string, unknown>>> = {
  search_docs: { query: 'tags', kind: 'guide', limit: 1 },
  read_page: { path: '/docs/tags', section: 'Add a tag', offset: 0 },
  connector_requirements: { connector: 'mysql' },
  find_connectors: { capability: 'Data Profiling', also: [] },
  describe_option: { kind: 'source', plugin: 'mysql', option: 'host_port' },
  describe_setting: { name: 'INDEX_PREFIX' },
  graphql_type: { name: 'Dataset' },
  rest_endpoint: { name: 'ingestProposal' },
  describe_entity: { entity: 'dataset', aspect: 'globalTags' },
  explain_error: { text: 'port is already allocated' },
  upgrade_changes: { words: 'kafka', from: '0.8.0', to: '0.10.2' },
  check_recipe: { recipe: 'source: { type: file }', runs_on: 'host' },
  parse_urn: { urn: 'urn:li:corpuser:jdoe' },
};

const hostile = [
  '',
  ' \n\t ',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '__proto__',
  'constructor',
  '$' + '{7*7}',
  '<script>alert(1)</script>',
  "'; DROP TABLE x; --",
  '(a+)+$',
  '*'.repeat(90),
  '&a '.repeat(30),
  '{{{{{{{{{{[[[[[[[[',
  '👩‍👩‍👧‍👦'.repeat(8),
];

/** What fills a field up to its limit. */
const fillings: Readonly<Record<string, (index: number) => string>> = {
  'one long word': () => 'a',
  'many keys': (index) => `k${index}: v\n`,
  'deep nesting': () => '[',
  'a pattern that backtracks': () => '(a+)+$',
  'a long log': (index) => `ERROR at com.example.Some${index}(Some.java:${index})\n`,
};

function filled(filling: (index: number) => string, length: number): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += filling(index);
  return text.slice(0, length);
}

/** Ways to break a request that don't depend on a field's type. */
const misshapen: readonly unknown[] = [null, [], {}, true, -1, 1e308, ['a']];

/** An error tells the agent what is wrong, in a few lines and without the server's insides. */
function expectExplained({ text, isError }: { text: string; isError: boolean }): void {
  expect(isError).toBe(true);
  expect(text.length).toBeGreaterThan(15);
  expect(text.length).toBeLessThan(2_500);
  expect(text).not.toMatch(/^\s+at .*:\d+|node_modules|\.(?:mjs|ts):\d|Cannot read propert|is not a function/m);
}

interface Field {
  type?: string;
  maxLength?: number;
}

/** The fields of a tool's input that take text. */
async function textFields(tool: string): Promise<[name: string, maxLength: number][]> {
  const { tools } = await client.listTools();
  const { properties = {} } = tools.find(({ name }) => name === tool)?.inputSchema ?? {};
  return Object.entries(properties as Record<string, Field>).flatMap(([name, { type, maxLength }]) =>
    type === 'string' && maxLength !== undefined ? [[name, maxLength] as [string, number]] : [],
  );
}

it('every tool is asked', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(good).toSorted());
});

it('every text that a tool accepts has a limit', async () => {
  const { tools } = await client.listTools();
  const unlimited = tools.flatMap(({ name, inputSchema }) =>
    Object.entries((inputSchema.properties ?? {}) as Record<string, Field & { enum?: unknown; pattern?: string }>)
      .filter(([, field]) => field.type === 'string' && !field.enum && !field.pattern && field.maxLength === undefined)
      .map(([field]) => `${name}.${field}`),
  );
  expect(unlimited).toEqual([]);
});

describe.each(Object.entries(good))('%s', (tool, input) => {
  it('answers good input', async () => {
    expect(await call(tool, input)).toMatchObject({ isError: false });
  });

  it('explains what is missing or unknown', async () => {
    const empty = await call(tool, {});
    // Without words and versions, it lists everything.
    if (tool !== 'upgrade_changes') expectExplained(empty);
    expectExplained(await call(tool, { ...input, surprise: 1 }));
    for (const field of Object.keys(input)) {
      for (const value of misshapen) {
        const answer = await call(tool, { ...input, [field]: value });
        // A list of names may be empty, and an offset may be large or small.
        if (answer.isError) expectExplained(answer);
      }
    }
  });

  it('answers hostile text, or explains why it does not', async () => {
    for (const [field] of await textFields(tool)) {
      for (const text of hostile) {
        const answer = await call(tool, { ...input, [field]: text });
        if (answer.isError) expectExplained(answer);
        expect(answer.text).not.toMatch(/root:x:0/);
      }
    }
  });

  it('answers the longest text, and explains that a longer one is too long', async () => {
    for (const [field, most] of await textFields(tool)) {
      for (const filling of Object.values(fillings)) {
        const answer = await call(tool, { ...input, [field]: filled(filling, most) });
        expect(answer.text.length).toBeLessThanOrEqual(20_100);
        if (answer.isError) expectExplained(answer);
      }
      const longer = await call(tool, { ...input, [field]: 'a'.repeat(most + 1) });
      expectExplained(longer);
      expect(longer.text).toContain(field);
    }
  });
});
