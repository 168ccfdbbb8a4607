import type { DataOf } from '#model/data-kind.ts';
import { servicePages } from '#subjects/environment/addresses.ts';
import { helmPagePath, valueAnchor } from '#subjects/helm/addresses.ts';
import type { HelmData } from '#subjects/helm/data.ts';
import { type DescribedPage, type DescribedValue, describeValues } from '#subjects/helm/described-values.ts';
import type { ChartFacts } from '#subjects/helm/schema/chart-facts.ts';
import type { DeployData, environmentKind } from './data.ts';
import { type DeployFacts, deployFactsName, type ValueFact, type VariableFact } from './deploy-facts.ts';
import type { PlatformService } from './write/compose-file.ts';

/** Blocks of the values file whose `extraEnvs` a workload gets. */
const blocks: Readonly<Record<string, string>> = {
  'datahub-cleanup-job-template': 'datahubUpgrade',
  'datahub-restore-indices-job-template': 'datahubUpgrade',
  'datahub-system-update-job': 'datahubSystemUpdate',
  'elasticsearch-setup-job': 'elasticsearchSetupJob',
  'kafka-setup-job': 'kafkaSetupJob',
  'mysql-setup-job': 'mysqlSetupJob',
  'nocode-migration-job': 'datahubUpgrade',
  'postgresql-setup-job': 'postgresqlSetupJob',
};

/** What the checker of deployment files loads. */
export function deployFactFiles(
  data: DeployData & HelmData & DataOf<typeof environmentKind>,
): Record<typeof deployFactsName, DeployFacts> {
  const { pages } = describeValues(data);
  const chart = data.helmFacts.find(({ value }) => value.chart === 'datahub')?.value;
  const conditions = new Set(data.helmFacts.flatMap(({ value }) => value.parts.map(({ condition }) => condition)));
  const bare = bareValues(chart);
  const valuesOf = (name: string) =>
    pages
      .filter(({ page }) => page.chart === name)
      .flatMap((described) =>
        described.sections.flatMap(({ values }) =>
          values.map((value) => valueFact(value, described, bare, conditions)),
        ),
      );
  return {
    [deployFactsName]: {
      values: valuesOf('datahub'),
      prerequisites: valuesOf('datahub-prerequisites'),
      removed: data.removedValues
        .flatMap(({ value }) => value)
        .map(({ path, version, instead, note }) => ({
          path,
          version,
          ...(instead !== undefined && { instead }),
          ...(note !== undefined && { note }),
        })),
      newer: data.newerCharts
        .flatMap(({ value }) => value)
        .flatMap(({ version, adds }) => adds.map((path) => ({ path, version }))),
      rules: data.deployRules.map(({ value: { source: _source, fails: _fails, passes: _passes, ...rule } }) => rule),
      variables: variableFacts(data),
      servicePages: Object.fromEntries(servicePages(data)),
      services: platformServices(data),
      setByChart: chart === undefined ? {} : variablesSetBy(chart),
      setOnlyIf: chart === undefined ? {} : switchesOf(chart),
    },
  };
}

function valueFact(
  { path, types, meaning, allowed, secret, chart }: DescribedValue,
  { page }: DescribedPage,
  bare: ReadonlySet<string>,
  conditions: ReadonlySet<string | undefined>,
): ValueFact {
  const isPassedOn = page.chart !== 'datahub';
  return {
    path,
    types,
    meaning: meaning.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
    ...(chart.default !== undefined && chart.default !== 'null' && { default: chart.default }),
    ...(allowed.length > 0 && { allowed }),
    ...(secret && { secret: true as const }),
    ...(bare.has(path) && { bare: true as const }),
    ...(chart.uses.length === 0 && !conditions.has(path) && !isPassedOn && { unread: true as const }),
    page: `${helmPagePath(page.id)}#${valueAnchor(path)}`,
  };
}

/** Values that templates write as the whole content of a variable, without quotation marks. Names of secrets are always names. */
function bareValues(chart: ChartFacts | undefined): Set<string> {
  const variables = chart?.templates.flatMap((template) => template.variables ?? []) ?? [];
  return new Set(
    variables
      .filter(({ bare }) => bare)
      .flatMap(({ from = [] }) => from)
      .filter((path) => !/\.secret(?:Ref|Key)$|\.password\.value$/.test(path)),
  );
}

function variableFacts({ environments }: DataOf<typeof environmentKind>): Record<string, VariableFact> {
  const facts: Record<string, { services: string[]; meaning: string }> = {};
  for (const { value } of environments) {
    for (const { name, description } of value.variables) {
      const known = facts[name];
      if (known === undefined) facts[name] = { services: [value.service], meaning: description };
      else known.services.push(value.service);
    }
  }
  return facts;
}

/** Files whose services the studio writes, in the order in which they are searched. */
const composeFiles = ['docker-compose.quickstart.yml', 'docker-compose.consumers-without-neo4j.quickstart.yml'];

function platformServices({ composeFacts }: DataOf<typeof environmentKind>): PlatformService[] {
  const files = composeFacts.flatMap(({ value }) => value.files);
  const services = composeFiles.flatMap(
    (name) => files.find(({ file }) => file === `docker/quickstart/${name}`)?.services ?? [],
  );
  return services
    .filter(({ name }, index) => services.findIndex((service) => service.name === name) === index)
    .map(({ builds: _builds, restart: _restart, profiles: _profiles, envFiles: _envFiles, ...service }) => service);
}

/** The value of each variable that is derived from a single value. */
function variablesSetBy({ templates }: ChartFacts): DeployFacts['setByChart'] {
  const found: Record<string, Record<string, string>> = {};
  for (const { workload, variables = [] } of templates) {
    const block = blocks[workload] ?? workload;
    const known = found[block] ?? {};
    found[block] = known;
    for (const { name, from = [] } of variables) {
      const [only, more] = from;
      if (only !== undefined && more === undefined && !name.includes('*')) known[name] = only;
    }
  }
  return found;
}

/** Switches for features that set variables. Those for entire components are left out. */
function switchesOf({ templates }: ChartFacts): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { variables = [] } of templates) {
    for (const { name, when = [] } of variables) {
      const feature = when.find((condition) => /^[\w.-]+\.oidcAuthentication\.enabled$/.test(condition));
      if (feature !== undefined) found[name] = feature;
    }
  }
  return found;
}
