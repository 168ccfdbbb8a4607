import { describe, expect, test } from 'vitest';
import { errorKnowledge } from '#subjects/errors/knowledge/error-knowledge.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import type { RichText } from '#model/rich-text.ts';
import { diagnose } from '#subjects/errors/diagnosis/diagnose.ts';
import { packagesOf } from '#subjects/errors/diagnosis/missing-module.ts';

const data = loadTestData('content');
const knowledge = errorKnowledge(data);
const { errors, evidence, missingModules } = knowledge;
if (missingModules === undefined) throw new Error('content/missing-modules.yaml is missing.');
const ids = new Set(errors.map(({ id }) => id));
const first = (text: string) => diagnose(text, knowledge).found[0];
const plain = (texts: readonly RichText[]) =>
  texts
    .flat()
    .map((part) => (typeof part === 'string' ? part : Object.values(part).join(' ')))
    .join('');
const commands = (text: string) => plain(first(text)?.error.causes.map(({ fix }) => fix) ?? []);

describe('the evidence for ambiguous messages', () => {
  test('names contexts, messages, and entries that exist', () => {
    const contexts = new Set(evidence.contexts.map(({ id }) => id));
    const generic = new Set(evidence.generic.map(({ id }) => id));
    expect(contexts.size).toBe(evidence.contexts.length);
    expect(generic.size).toBe(evidence.generic.length);
    expect(evidence.generic.flatMap(({ answers }) => answers).filter(({ entry }) => !ids.has(entry))).toEqual([]);
    expect(evidence.generic.flatMap(({ answers }) => answers).filter(({ context }) => !contexts.has(context))).toEqual([]);
    expect(evidence.generic.flatMap(({ unless }) => unless).filter((id) => !generic.has(id))).toEqual([]);
    expect(evidence.generic.flatMap(({ elsewhere }) => elsewhere).filter((id) => !contexts.has(id))).toEqual([]);
    expect(evidence.contexts.flatMap(({ specializes }) => specializes).filter((id) => !contexts.has(id))).toEqual([]);
  });

  test('every context is used', () => {
    const used = new Set(
      evidence.generic.flatMap(({ answers, elsewhere }) => [...answers.map(({ context }) => context), ...elsewhere]),
    );
    const general = new Set(evidence.contexts.filter(({ specializes }) => specializes.length > 0).map(({ id }) => id));
    expect(evidence.contexts.filter(({ id }) => !used.has(id) && !general.has(id))).toEqual([]);
  });
});

describe('messages that prove nothing by themselves', () => {
  test.each([
    'PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target',
    'javax.net.ssl.SSLHandshakeException',
    'Connection refused',
    'java.net.ConnectException: Connection refused (Connection refused)',
    'Read timed out.',
    'ModuleNotFoundError',
    'HTTP 401 Unauthorized',
    '403 Forbidden',
    '404 Not Found',
    'java.lang.NullPointerException',
    'java.lang.OutOfMemoryError: Java heap space',
    'extra fields not permitted (type=value_error.extra)',
    'permission denied',
    'Max retries exceeded with url: /config',
    'Max retries exceeded with url: /api/v1/things',
    'json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)',
  ])('%s leads to no certain entry', (text) => {
    expect(first(text)?.confidence).not.toBe('certain');
  });

  test.each([
    [
      'the GraphQL API of a source',
      'File "/venv/lib/datahub/ingestion/source/tableau.py", line 310, in get_connection_object_page\nRuntimeError: Query workbooksConnection error: [{"message": "Validation error of type FieldUndefined: Field upstreamTables is undefined @ workbooksConnection/nodes", "extensions": {"classification": "ValidationError"}}]',
      'api-graphql-field',
    ],
    [
      'the index of a source',
      'File "/venv/lib/datahub/ingestion/source/elastic_search.py", line 300, in _extract_mcps\nelasticsearch.exceptions.NotFoundError: NotFoundError(404, "index_not_found_exception", "no such index [orders]")',
      'search-index-missing',
    ],
  ])('don’t support any entry if they are about %s', (_, text, entry) => {
    expect(first(text)?.error.id).not.toBe(entry);
  });

  test.each([
    ['Validation error (FieldUndefined@[dataset/name]) : Field name is undefined', 'api-graphql-field'],
    ['RecordTooLargeException: The message is 2097152 bytes when serialized which is larger than 1048576', 'kafka-record-too-large'],
    ['Warning  Failed  kubelet  Failed to pull image "shop/cart:2": ErrImagePull', 'kubernetes-image-pull'],
  ])('%s is likely, but certain only next to a name that only DataHub prints', (text, entry) => {
    expect(first(text)).toMatchObject({ error: { id: entry }, confidence: 'likely' });
  });

  test('lead to a question whose choices are entries', () => {
    const { question, answers } = diagnose('PKIX path building failed', knowledge);
    expect(question?.text).toBe('Which connection failed?');
    expect(question?.choices.map(({ id }) => id)).toEqual(answers?.map(({ id }) => id));
    expect(question?.choices.map(({ label }) => label)).toContain('Elasticsearch or OpenSearch');
  });
});

describe('messages of several entries', () => {
  const texts = errors.flatMap((error) => error.messages.flatMap((message) => ('text' in message ? [{ error, text: message.text }] : [])));
  const shared = texts.filter(({ error, text }) => texts.some((other) => other.error !== error && contains(other.text, text)));

  test('exist', () => {
    expect(shared.length).toBeGreaterThan(3);
  });

  test('are never attributed to just one of them', () => {
    expect(shared.filter(({ text }) => first(text)?.confidence === 'certain').map(({ text }) => text)).toEqual([]);
  });
});

describe('a module that Python does not find', () => {
  const covered = new Set([...missingModules.packages.flatMap(({ extras }) => extras), ...missingModules.withoutPackages.map(({ extra }) => extra)]);
  const plugins = data.connectors.flatMap(({ value }) => value.modules);

  test('every extra of the 56 modules is covered', () => {
    expect(plugins.flatMap(({ extra }) => (extra === null || covered.has(extra) ? [] : [extra]))).toEqual([]);
    const titled = new Set(missingModules.extras.map(({ extra }) => extra));
    expect(missingModules.packages.flatMap(({ extras }) => extras).filter((extra) => !titled.has(extra))).toEqual([]);
  });

  test.each(missingModules.packages.flatMap(({ imports, extras }) => imports.map((name) => ({ name, extras }))))(
    '$name leads to the extras that install it',
    ({ name, extras }) => {
      const text = `ModuleNotFoundError: No module named '${name}'`;
      const { found, question } = diagnose(text, knowledge);
      expect(found[0]?.error.id).toBe('recipe-plugin-disabled');
      const named = question?.choices.map(({ id }) => id.split('#')[1]) ?? [/acryl-datahub\[([\w-]+)\]/.exec(commands(text))?.[1]];
      expect(named).toEqual(expect.arrayContaining(extras));
    },
  );

  test.each(missingModules.extras.filter(({ modules }) => modules.length > 0))(
    'a trace through the module of $extra leads to its command',
    ({ extra, modules: [module = ''] }) => {
      const missing = missingModules.packages.find(({ extras }) => extras.includes(extra))?.imports[0] ?? '';
      const path = `site-packages/${module.replaceAll('.', '/')}.py`;
      const text = `Traceback (most recent call last):\n  File "${path}", line 9, in <module>\n    import x\nModuleNotFoundError: No module named '${missing}'`;
      expect(commands(text)).toContain(`pip install 'acryl-datahub[${extra}]'`);
      expect(diagnose(text, knowledge).question).toBeUndefined();
    },
  );

  test('a package that its extra leaves out on some machines is mentioned after the command', () => {
    expect(commands("ModuleNotFoundError: No module named 'hdbcli'")).toMatch(
      /acryl-datahub\[hana\]'\. The hana extra doesn't install the hdbcli package on ARM/,
    );
  });

  test.each([
    ['snowflake', "pip install 'acryl-datahub[snowflake]'"],
    ['snowflake.sqlalchemy', "pip install 'acryl-datahub[snowflake]'"],
    ['tableauserverclient', "pip install 'acryl-datahub[tableau]'"],
    ['google.cloud.bigquery', "pip install 'acryl-datahub[bigquery]'"],
  ])('%s leads to the exact command', (module, command) => {
    const text = `ModuleNotFoundError: No module named '${module}'`;
    expect(first(text)).toMatchObject({ error: { id: 'recipe-plugin-disabled' }, confidence: 'certain' });
    expect(commands(text)).toContain(command);
  });

  test('a package in several extras leads to a question, unless the text names the source', () => {
    const text = "ModuleNotFoundError: No module named 'great_expectations'";
    expect(diagnose(text, knowledge).question?.choices.map(({ label }) => label)).toEqual(expect.arrayContaining(['PostgreSQL', 'MySQL']));
    expect(commands(`source:\n  type: postgres\n${text}`)).toContain("'acryl-datahub[postgres]'");
  });

  test('a namespace leads to all packages below it', () => {
    expect(packagesOf('google', missingModules).length).toBeGreaterThan(1);
  });

  test('the plugin of the message is in the command', () => {
    const text = "snowflake is disabled; try running: pip install 'acryl-datahub[snowflake]'";
    expect(commands(text)).toContain("pip install 'acryl-datahub[snowflake]'");
    expect(first(text)?.error.id).toBe('recipe-plugin-disabled');
  });

  test.each([
    ["No module named 'datahub'", 'cli-python-package-missing'],
    ["No module named 'datahub.metadata'", 'cli-python-package-missing'],
    ["No module named 'pydantic'", 'cli-broken-installation'],
    ["No module named 'datahub_provider'", 'airflow-package-missing'],
    ["Failed to configure transformers: No module named 'owners_by_name'", 'python-own-module'],
    ["/tmp/datahub/ingest/venv-1/bin/python3: No module named 'my_source'", 'ui-custom-source-missing'],
  ])('%s leads to %s', (text, entry) => {
    expect(first(text)?.error.id).toBe(entry);
  });
});

describe('reports that the engine once got wrong', () => {
  test('a certificate that the Elasticsearch client rejects isn’t about Kafka', () => {
    const text = [
      "Error creating bean with name 'elasticSearchServiceFactory': Unsatisfied dependency",
      '\tat com.linkedin.gms.factory.search.ElasticSearchServiceFactory.getInstance(ElasticSearchServiceFactory.java:44)',
      '\tat org.elasticsearch.client.RestClient.extractAndWrapCause(RestClient.java:854)',
      'Caused by: javax.net.ssl.SSLHandshakeException: PKIX path building failed: unable to find valid certification path to requested target',
      '\tat org.elasticsearch.client.RestHighLevelClient.performRequest(RestHighLevelClient.java:1514)',
    ].join('\n');
    expect(first(text)).toMatchObject({ error: { id: 'elasticsearch-certificate' }, confidence: 'certain' });
    expect(diagnose(text, knowledge).found.map(({ error }) => error.id)).not.toContain('kafka-tls-handshake');
  });

  test('credentials that Snowflake rejects lead to the pages about Snowflake and credentials', () => {
    const text =
      'snowflake.connector.errors.DatabaseError: 250001 (08001): Failed to connect to DB. Incorrect username or password was specified.';
    const { found } = diagnose(text, knowledge);
    expect(found[0]?.error.id).toMatch(/snowflake|source-credentials/);
    expect(found.slice(0, 3).map(({ error }) => error.id)).toContain('source-credentials');
  });

  test('search is empty after an upgrade', () => {
    expect(diagnose('search is empty after upgrade', knowledge).found.map(({ error }) => error.id)).toContain('search-out-of-step');
  });

  test('the address of a request without its cause leads to a question', () => {
    const { found, question } = diagnose("HTTPConnectionPool(host='gms', port=8080): Max retries exceeded with url: /config", knowledge);
    expect(found[0]?.error.id).not.toBe('sink-invalid-url');
    expect(question?.choices.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['sink-connection-refused', 'sink-unknown-host', 'sink-certificate', 'sink-timeout']),
    );
  });
});

function contains(longer: string, shorter: string): boolean {
  return longer.toLowerCase().includes(shorter.toLowerCase());
}
