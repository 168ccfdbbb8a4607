import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inLanguage } from '#model/message.ts';
import { describeValues } from '#subjects/helm/described-values.ts';
import { valuesSchema } from '#subjects/helm/values-schema.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { sample, touched } from '#tests/extent.ts';
import { checkDeploy } from '../check/check-deploy.ts';
import { deployFactFiles } from '../make-facts.ts';
import { pairs, randomChoices } from '../testing/combinations.ts';
import { allFields, type Choices } from './fields.ts';
import { writeDeployment } from './write-deployment.ts';

const data = loadTestData('content', [
  'deployRules',
  'removedValues',
  'helmFacts',
  'helmPages',
  'helmShared',
  'newerCharts',
  'environments',
  'environmentPages',
  'composeFacts',
]);
const { deploy: facts } = deployFactFiles(data);
const charts = data.helmFacts.map(({ value }) => value);
const every = [...pairs(), ...randomChoices(400)];
const isTouched = touched.some((file) => /^(?:content|subjects)\/(?:deploy|helm|compose|environment)\//.test(file));
const combinations = sample(every, 4, () => isTouched);
const written = combinations.map((choices) => ({ choices, ...writeDeployment(choices, {}, facts.services) }));

/** Different texts of a file, each with one of the combinations that lead to it. */
function textsOf(name: string): Map<string, Choices> {
  return new Map(
    written.flatMap(({ files, choices }) =>
      files.filter((file) => file.name === name).map(({ text }) => [text, choices] as const),
    ),
  );
}

const valuesTexts = textsOf('values.yaml');
const prerequisitesTexts = textsOf('prerequisites-values.yaml');

describe('what is written for every combination of answers', () => {
  it('covers every answer and many combinations', () => {
    expect(every.length).toBeGreaterThan(1_500);
    for (const { name, options } of allFields) {
      const chosen = new Set(combinations.map((choices) => choices[name]));
      expect([name, chosen]).toEqual([name, new Set(options.map(({ id }) => id))]);
    }
  });

  it('validates against the published schemas of the charts', () => {
    const { pages } = describeValues(data);
    const check = (chart: string, texts: Iterable<string>) => {
      const chartFacts = charts.find((each) => each.chart === chart);
      if (chartFacts === undefined) throw new Error(`There are no facts about ${chart}.`);
      const values = pages
        .filter(({ page }) => page.chart === chart)
        .flatMap(({ sections }) => sections.flatMap((section) => section.values));
      const validate = new Ajv({ strict: false }).compile(valuesSchema(chartFacts, values, chart !== 'datahub'));
      const problems = new Set<string>();
      for (const text of texts) {
        if (!validate(parse(text)))
          for (const { instancePath, message } of validate.errors ?? []) problems.add(`${instancePath} ${message}`);
      }
      expect([...problems]).toEqual([]);
    };
    check('datahub', valuesTexts.keys());
    check('datahub-prerequisites', prerequisitesTexts.keys());
  });

  it('has no problem that the checker of this studio finds', () => {
    const found = new Map<string, Choices>();
    for (const name of ['values.yaml', 'prerequisites-values.yaml', 'docker-compose.yml', '.env']) {
      for (const [text, choices] of textsOf(name)) {
        for (const { rule, message } of inLanguage(checkDeploy(text, facts).problems, {}))
          found.set(`${name}: ${rule}: ${message}`, choices);
      }
    }
    expect([...found]).toEqual([]);
  });

  it('sets only values that a template of the chart reads', () => {
    const main = charts.find(({ chart }) => chart === 'datahub');
    const read = new Set<string>();
    for (const { variables = [], fields = [], asks = [] } of main?.templates ?? []) {
      for (const { from = [] } of [...variables, ...fields])
        for (const path of from) read.add(path.replaceAll('[]', ''));
      for (const { path } of asks) read.add(path.replaceAll('[]', ''));
    }
    for (const { condition } of main?.parts ?? []) if (condition !== undefined) read.add(condition);
    const isRead = (path: string) =>
      [...read].some((each) => {
        const pattern = each.split('.');
        const keys = path.split('.');
        return pattern.length <= keys.length && pattern.every((key, at) => key === '*' || key === keys[at]);
      });
    const set = new Set([...valuesTexts.keys()].flatMap((text) => pathsOf(parse(text), '')));
    expect(set.size).toBeGreaterThan(100);
    expect([...set].filter((path) => !isRead(path))).toEqual([]);
  });

  it('sets only values of the prerequisites chart that its file has', () => {
    const known = charts.find(({ chart }) => chart === 'datahub-prerequisites')?.values.map(({ path }) => path) ?? [];
    const set = new Set([...prerequisitesTexts.keys()].flatMap((text) => pathsOf(parse(text), '')));
    expect([...set].filter((path) => !known.includes(path))).toEqual([]);
  });

  it('sets only variables that the service reads', () => {
    const unread = new Set<string>();
    const blocks: Readonly<Record<string, string>> = {
      'datahub-frontend': 'datahub-frontend-react',
      'acryl-datahub-actions': 'datahub-actions',
      datahubSystemUpdate: 'datahub-upgrade',
      datahubUpgrade: 'datahub-upgrade',
      elasticsearchSetupJob: 'elasticsearch-setup',
      kafkaSetupJob: 'kafka-setup',
    };
    const note = (service: string, name: string, executor: string) => {
      const isRead = facts.variables[name]?.services.includes(service) ?? false;
      // The configuration file of the actions container, which is written with it, refers to some more.
      const isReferred = service === 'datahub-actions' && executor.includes(`\${${name}}`);
      // Names with dots are settings of Elasticsearch, which the platform's own file sets.
      if (!isRead && !isReferred && !name.includes('.')) unread.add(`${service}: ${name}`);
    };
    for (const { files } of written) {
      const text = (name: string) => files.find((file) => file.name === name)?.text ?? '';
      const executor = text('executor.yaml');
      for (const [block, values] of Object.entries(
        (parse(text('values.yaml')) ?? {}) as Record<string, { extraEnvs?: { name: string }[] }>,
      )) {
        for (const { name } of values.extraEnvs ?? []) note(blocks[block] ?? block, name, executor);
      }
      const compose = (parse(text('docker-compose.yml')) ?? {}) as {
        services?: Record<string, { environment?: object }>;
      };
      for (const [service, { environment = {} }] of Object.entries(compose.services ?? {})) {
        for (const name of Object.keys(environment)) note(service, name, executor);
      }
    }
    expect([...unread]).toEqual([]);
  });

  it('refers only to variables of the .env file that it writes, and uses all of its secrets', () => {
    const wrong = new Set<string>();
    for (const { files } of written) {
      const compose = files.find(({ name }) => name === 'docker-compose.yml')?.text;
      const env = files.find(({ name }) => name === '.env')?.text ?? '';
      if (compose === undefined) continue;
      const set = [...env.matchAll(/^([A-Z_]+)=(.*)$/gm)];
      const names = set.map(([, name]) => name);
      const needed = [...compose.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name);
      for (const name of needed) if (name !== 'HOME' && !names.includes(name)) wrong.add(`not set: ${name}`);
      for (const [, name, value] of set) {
        if (value === 'change-me' && !needed.includes(name)) wrong.add(`not used: ${name}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it('creates every secret and config map that the values name, and no other', () => {
    for (const { files, commands, choices } of written) {
      const values = files.find(({ name }) => name === 'values.yaml')?.text;
      if (values === undefined) continue;
      const named = secretsIn(parse(values), '');
      const created = commands.prepare.flatMap(
        ({ code }) => /create (?:secret generic|configmap) (\S+)/.exec(code)?.[1] ?? [],
      );
      // The certificate of the ingress comes from the reader or from cert-manager.
      const expected = new Set(named.filter((name) => name !== 'datahub-tls' || choices.access !== 'nginx'));
      expect([choices, [...new Set(created)].sort()]).toEqual([choices, [...expected].sort()]);
    }
  });
});

/** Paths of all values that aren't maps. */
function pathsOf(value: unknown, above: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [above];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, above === '' ? key : `${above}.${key}`));
}

/** Names of the secrets and config maps that values refer to. */
function secretsIn(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return /^secret(?:Ref|Name)$/.test(key) ? [String(value)] : [];
  const isNamed = /^(?:existingGmsSecret|credentialsAndCertsSecrets|secretKeyRef|configMap)$/.test(key);
  const own = isNamed ? [String((value as { name?: unknown }).name)] : [];
  return [...own, ...Object.entries(value).flatMap(([inner, content]) => secretsIn(content, inner))];
}
