import { parse } from 'yaml';
import { z } from 'zod';
import type { ChartFacts, ChartTemplate } from '#subjects/helm/schema/chart-facts.ts';
import { CHART_COMMIT, CHART_REPOSITORY } from './read-chart.ts';
import { parseTemplate } from './template/parse-template.ts';
import { type Manifest, readManifest } from './template/read-fields.ts';
import { type Place, renderSymbols, type TemplateFile } from './template/render-symbols.ts';
import { defaultValues } from './values/default-values.ts';

const chartFile = z.object({
  name: z.string(),
  version: z.string(),
  appVersion: z.string().optional(),
  dependencies: z
    .array(z.object({ name: z.string(), version: z.string(), condition: z.string().optional() }))
    .default([]),
});

/**
 * The facts about the values of a chart and its subcharts.
 * @param folder the chart's folder, for example `charts/datahub`
 * @param files its files and those of its subcharts, by path
 */
export function chartFactsOf(folder: string, files: ReadonlyMap<string, string>): ChartFacts {
  const { name, version, appVersion, dependencies } = chartFile.parse(parse(files.get(`${folder}/Chart.yaml`) ?? ''));
  const templates = [...files]
    .filter(([file]) => file.includes('/templates/'))
    .map(([file, source]): TemplateFile => ({ file, nodes: parseTemplate(source) }));
  const defined = new Map(
    templates.flatMap(({ file, nodes }) =>
      nodes.flatMap((node): [string, TemplateFile][] =>
        node.type === 'define' ? [[node.name, { file, nodes: node.nodes }]] : [],
      ),
    ),
  );
  return {
    chart: name,
    version,
    ...(appVersion !== undefined && { appVersion }),
    repository: CHART_REPOSITORY,
    commit: CHART_COMMIT,
    parts: dependencies.map(({ name: part, version: partVersion, condition }) => ({
      name: part,
      version: partVersion,
      ...(condition !== undefined && { condition }),
    })),
    values: defaultValues(folder, files),
    templates: templates
      .filter(({ file }) => !file.endsWith('.tpl'))
      .map((template) => templateFacts(template, defined)),
  };
}

function templateFacts(template: TemplateFile, defined: ReadonlyMap<string, TemplateFile>): ChartTemplate {
  const { file } = template;
  const subchart = /\/subcharts\/([^/]+)\//.exec(file)?.[1];
  const nameOf = (path: string) => valueName(path, subchart) ?? path;
  const rendered = renderSymbols(template, defined, nameOf);
  const manifest = readManifest(rendered);
  const named = (paths: readonly string[]) => [...new Set(paths.flatMap((path) => valueName(path, subchart) ?? []))];
  const elsewhere = (place: Place) => (place.file === file ? {} : { file: place.file });
  const whenOf = (when: readonly string[]) => (when.length === 0 ? {} : { when: [...new Set(when)] });
  const variables = manifest.variables.map(({ name, paths, fixed, secret, bare, when, place }) => ({
    name,
    ...(named(paths).length > 0 && { from: named(paths) }),
    ...(fixed !== undefined && { fixed }),
    ...(secret && { secret: true as const }),
    ...(bare && named(paths).length > 0 && { bare: true as const }),
    ...whenOf(when),
    ...elsewhere(place),
    line: place.line,
  }));
  const fields = manifest.fields
    .filter(({ paths }) => named(paths).length > 0)
    .map(({ field, paths, when, place }) => ({
      field,
      from: named(paths),
      ...whenOf(when),
      ...elsewhere(place),
      line: place.line,
    }));
  const written = new Set([...variables.flatMap(({ from = [] }) => from), ...fields.flatMap(({ from }) => from)]);
  const asks = new Map<string, Place>();
  for (const { path, place } of rendered.reads) {
    const value = valueName(path, subchart);
    if (value !== undefined && !written.has(value) && !asks.has(value)) asks.set(value, place);
  }
  return {
    file,
    kind: manifest.kind,
    workload: workloadOf(manifest, subchart),
    ...(variables.length > 0 && { variables }),
    ...(fields.length > 0 && { fields }),
    ...(asks.size > 0 && { asks: [...asks].map(([path, place]) => ({ path, ...elsewhere(place), line: place.line })) }),
  };
}

function workloadOf({ name }: Manifest, subchart: string | undefined): string {
  return subchart ?? name;
}

/** The path of a value in the main chart's file; undefined for anything else, such as the name of the release. */
function valueName(path: string, subchart: string | undefined): string | undefined {
  const name = /^Values\.(.+)$/.exec(path)?.[1];
  if (name === undefined) return undefined;
  return subchart === undefined || /^global(\.|$)/.test(name) ? name : `${subchart}.${name}`;
}
