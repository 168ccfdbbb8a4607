// biome-ignore-all lint/suspicious/noTemplateCurlyInString: recipes and shells write variables like that.
import { describe, expect, it, test } from 'vitest';
import { findValues } from './find-values.ts';
import type { SamplePage } from './sample-page.ts';

/** What is marked in samples given as `language: code`, as `value=text`. */
function marked(samples: readonly string[], page: Partial<SamplePage> = {}): string[][] {
  const list = samples.map((sample) => {
    const [, language = '', code = ''] = /^([\w-]+): (.*)$/s.exec(sample) ?? [];
    return { language, code };
  });
  const found = findValues({ kind: 'guide', prose: '', ...page, samples: list });
  return found.map((marks, index) =>
    marks.map(({ value, start, end }) => `${value}=${list[index]?.code.slice(start, end)}`),
  );
}

const hive = 'urn:li:dataset:(urn:li:dataPlatform:hive,fct_users,PROD)';

describe('findValues marks', () => {
  it.each<[string, string[]]>([
    ['shell: curl http://localhost:8080/config', ['server=http://localhost:8080']],
    ['shell: curl http://localhost:8080/api/graphql \\', ['graphql=http://localhost:8080/api/graphql']],
    ["shell: curl 'http://localhost:9002/api/graphql'", ['graphql=http://localhost:9002/api/graphql']],
    ['yaml: server: ${DATAHUB_GMS_URL:-http://localhost:8080}', ['server=http://localhost:8080']],
    [
      'yaml: server: https://datahub.example.com/api/gms\ntoken: ${DATAHUB_TOKEN}',
      ['server=https://datahub.example.com/api/gms', 'token=DATAHUB_TOKEN'],
    ],
    [
      'properties: spark.datahub.rest.server http://datahub.example.com:8080',
      ['server=http://datahub.example.com:8080'],
    ],
    [`python: token=os.environ.get("DATAHUB_GMS_TOKEN"),`, ['token=DATAHUB_GMS_TOKEN']],
    ['java: config.token(System.getenv("DATAHUB_TOKEN"))', ['token=DATAHUB_TOKEN']],
    [
      'shell: export DATAHUB_TOKEN=\'…\'\ncurl -H "Bearer $DATAHUB_TOKEN"',
      ['token=DATAHUB_TOKEN', 'token=DATAHUB_TOKEN'],
    ],
    [`graphql: dataset(urn: "${hive}")`, ['env=PROD']],
    [
      'shell: datahub get --urn urn%3Ali%3Adataset%3A%28urn%3Ali%3AdataPlatform%3Ahive%2Csales.orders%2CPROD%29',
      ['env=PROD'],
    ],
    ['python: make_dataset_urn(platform="hive", name="a", env="PROD")', ['env=PROD']],
    ['python: make_dataset_urn(\n  "hive", "a", "PROD"\n)', ['env=PROD']],
    ['shell: datahub delete --platform redshift --env PROD', ['env=PROD']],
    ['yaml: source:\n  config:\n    env: PROD', ['env=PROD']],
    ["shell: pip install --upgrade 'acryl-datahub[mysql]'", ['program=pip install --upgrade']],
    ['shell: python3 -m pip install --upgrade pip wheel', ['installer=python3 -m pip install --upgrade']],
    ["shell: python3 -m venv here\npip install 'acryl-datahub[mysql]'", ['installer=pip install']],
  ])('%j', (sample, expected) => {
    expect(marked([sample])).toEqual([expected]);
  });
});

describe('findValues leaves alone', () => {
  it.each([
    ['a port of something else', 'yaml: host_port: trino.example.com:8080'],
    ['Kafka', 'properties: bootstrap.servers=localhost:9092'],
    ['another web server', 'shell: airflow webserver --host localhost:8080'],
    ['a longer port', 'shell: curl http://localhost:80801'],
    ['a key', 'yaml: - http://localhost:8080/api/graphql:'],
    ['the web application', 'yaml: - AUTH_OIDC_BASE_URL=https://datahub.example.com'],
    ['a second server', 'yaml: a: https://datahub-test.example.com/api/gms'],
    [
      'what is forwarded to this machine',
      'shell: kubectl port-forward svc/gms 8080:8080 &\ncurl http://localhost:8080/config',
    ],
    ['what runs in a container', 'shell: docker ps\ncurl http://localhost:8080/config'],
    ['a comparison of two ports', 'shell: curl http://localhost:8080/a\ncurl http://localhost:9002/api/gms/a'],
    ['two addresses', 'yaml: a: http://localhost:8080\nb: https://datahub.example.com/api/gms'],
    ['the variable that the command line reads', "shell: export DATAHUB_GMS_TOKEN='…'"],
    ['a variable that is handed over', 'shell: export DATAHUB_TOKEN="$DATAHUB_GMS_TOKEN"'],
    ['a longer name', 'yaml: - KEY=${DATAHUB_TOKEN_SERVICE_SIGNING_KEY}'],
    ['a variable that a container gets', 'yaml: - name: DATAHUB_TOKEN\n  args: ${DATAHUB_TOKEN}'],
    ['two environments', `text: ${hive} ${hive.replace('PROD', 'DEV')}`],
    ['a test on the environment', `python: "${hive}".endswith(",PROD)")`],
    ['pip of an image', "dockerfile: RUN pip install 'acryl-datahub'"],
    ['pip of an environment by its path', "shell: /opt/venv/bin/pip install 'acryl-datahub'"],
    ['what is said about pip', 'shell: # pip install is next\npip show acryl-datahub'],
  ])('%s', (_, sample) => {
    expect(marked([sample])).toEqual([[]]);
  });
});

test('an environment that the text explains stays, and so does the same environment in samples', () => {
  expect(marked([`text: ${hive}`], { prose: 'Ingestion uses PROD unless the recipe says otherwise.' })).toEqual([[]]);
});

test('a name that one sample on the page needs stays in all of them', () => {
  const recipe = 'yaml: token: ${DATAHUB_TOKEN}';
  expect(marked([recipe])).toEqual([['token=DATAHUB_TOKEN']]);
  expect(marked([recipe, 'yaml: - name: DATAHUB_TOKEN'])).toEqual([[], []]);
});

test("a package counts as a program if the page doesn't import it or install it twice", () => {
  const mysql = "shell: pip install 'acryl-datahub[mysql]'";
  expect(marked([mysql, 'python: import datahub'])).toEqual([['installer=pip install'], []]);
  expect(marked([mysql, mysql.replace('mysql', 'kafka')])).toEqual([
    ['installer=pip install'],
    ['installer=pip install'],
  ]);
});

describe('the platform', () => {
  const tutorial = { kind: 'tutorial' } as const;
  it('is marked in a tutorial about one', () => {
    expect(marked([`text: ${hive}`, 'python: make_dataset_urn(platform="hive", name="a")'], tutorial)).toEqual([
      ['platform=hive', 'env=PROD'],
      ['platform=hive'],
    ]);
  });
  it.each<[string, string[], Partial<SamplePage>]>([
    ['elsewhere', [`text: ${hive}`], {}],
    ['beside another', [`text: ${hive}`, `text: ${hive.replace('hive', 'kafka')}`], tutorial],
    ['where something else has its name', [`text: ${hive}`, 'python: hive = 1'], tutorial],
    ['where the text names it', [`text: ${hive}`], { ...tutorial, prose: 'A table in Hive.' }],
  ])('is left alone %s', (_, samples, page) => {
    expect(
      marked(samples, page)
        .flat()
        .filter((mark) => mark.startsWith('platform')),
    ).toEqual([]);
  });
});
