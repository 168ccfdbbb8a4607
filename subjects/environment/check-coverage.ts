import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import type { Problem } from '#model/problem.ts';
import type { EnvironmentData } from './data.ts';

/**
 * Compares the documented variables with what the platform reads: every variable must be documented for a service that runs the code, with a
 * default that the code states. Also checks that shared data names variables that exist, and that every service has a page.
 */
export function checkCoverage(data: EnvironmentData): Problem[] {
  return [...checkReads(data), ...checkNames(data), ...checkPages(data)];
}

function checkReads({
  environments,
  undocumentedVariables: [undocumented],
  variableFacts: [facts],
}: EnvironmentData): Problem[] {
  if (facts === undefined) return [];
  const documented = new Map(environments.map((file) => [file.value.service, file]));
  return facts.value.groups.flatMap(({ services, variables }) =>
    variables.flatMap(({ name, places }): Problem[] => {
      const [first = ''] = services;
      const isLeftOut =
        undocumented?.value.some(({ service, names }) => service === first && names.includes(name)) ?? false;
      const readers = services.flatMap((service) => {
        const file = documented.get(service);
        const index = file?.value.variables.findIndex((variable) => variable.name === name) ?? -1;
        return file === undefined || index === -1 ? [] : [{ file, index }];
      });
      if (readers.length === 0) {
        if (isLeftOut) return [];
        const place = places.map(({ file, line }) => `${file}:${line}`).join(', ');
        return [
          dataProblem(
            documented.get(first)?.origin([]) ?? { file: `content/environment/${first}.yaml` },
            'environment/undocumented',
            `${services.join(', ')}: ${name} isn't described, but ${place} reads it.`,
            'Describe it, or add it to content/environment/shared/undocumented.yaml with a reason.',
          ),
        ];
      }
      const defaults = places.flatMap(({ default: value }) => (value === undefined ? [] : [value ?? '']));
      if (defaults.length === 0) return [];
      return readers.flatMap(({ file, index }) => {
        const stated = file.value.variables[index]?.default ?? '';
        if (defaults.includes(stated)) return [];
        return [
          dataProblem(
            file.origin(['variables', index, 'default']),
            'environment/default',
            `The default of ${name} is described as "${stated}", but in the platform it's ${defaults.map((value) => `"${value}"`).join(', ')}.`,
            'Correct it.',
          ),
        ];
      });
    }),
  );
}

/** Variables in shared data that no service has, and services on a page that no file describes. */
function checkNames({ environments, variableSets: [sets], variableValues: [values] }: EnvironmentData): Problem[] {
  const known = new Set(environments.flatMap(({ value }) => value.variables.map(({ name }) => name)));
  return [sets, values].flatMap((file) =>
    (file?.value ?? []).flatMap(({ names }, index) =>
      names.flatMap((name, at) =>
        known.has(name)
          ? []
          : [
              dataProblem(
                file?.origin([index, 'names', at]) ?? { file: 'content/environment' },
                'environment/unknown',
                `No service reads the variable "${name}".`,
                didYouMean(name, known, 'Name a variable of content/environment/.'),
              ),
            ],
      ),
    ),
  );
}

function checkPages({ environments, environmentPages }: EnvironmentData): Problem[] {
  const services = new Set(environments.map(({ value }) => value.service));
  const shown = new Set(environmentPages.flatMap(({ value }) => value.services));
  const missing = environments
    .filter(({ value }) => !shown.has(value.service))
    .map(({ value, origin }) =>
      dataProblem(
        origin(['service']),
        'environment/no-page',
        `No page shows the variables of ${value.service}.`,
        'Add it to a file in content/environment/pages/.',
      ),
    );
  const unknown = environmentPages.flatMap(({ value, origin }) =>
    value.services.flatMap((service, index) =>
      services.has(service)
        ? []
        : [
            dataProblem(
              origin(['services', index]),
              'environment/unknown-service',
              `No file describes the service "${service}".`,
              didYouMean(service, services, 'Name a file of content/environment/.'),
            ),
          ],
    ),
  );
  return [...missing, ...unknown];
}
