import { nearest } from '#model/nearest.ts';
import type { Finding } from '#model/sample-knowledge.ts';
import { type Checker, lineAt } from './checker.ts';
import type { SampleKnowledge } from './knowledge.ts';
import { type SetVariable, setVariables } from './set-variables.ts';

type Environment = NonNullable<SampleKnowledge['environment']>;

/** Environment variables that a sample sets must be read by the service that receives them or by another known tool. */
export const environmentChecker: Checker = {
  countsOf: (sample, { environment }) => (environment === undefined ? 0 : setVariables(sample).length),
  check: (sample, { environment }) => {
    if (environment === undefined) return [];
    return setVariables(sample).flatMap((variable) => {
      const found = problemOf(variable, environment);
      const line = lineAt(sample.code, variable.offset);
      return found ? [{ ...found, line, rule: 'samples/variable' }] : [];
    });
  },
};

function problemOf(
  { name, service }: SetVariable,
  environment: Environment,
): Pick<Finding, 'message' | 'fix'> | undefined {
  const { readers, services, outside, usedBySamples } = environment;
  const known = readers.get(name);
  if (known !== undefined) {
    if (service === undefined || !services.has(service) || known.includes(service)) return undefined;
    const fix = `${known.join(' and ')} ${known.length === 1 ? 'reads' : 'read'} it. If ${service} does too, say so in content/environment/.`;
    return { message: `According to the data, the ${service} service doesn't read the variable "${name}".`, fix };
  }
  if (usedBySamples.has(name) || isOutside(name, outside)) return undefined;
  const meant = nearest(name, readers.keys());
  const elsewhere = 'Add it to its service in content/environment/, or to content/outside-variables.yaml.';
  const fix = meant ? `Did you mean "${meant}"?` : elsewhere;
  return { message: `According to the data, nothing reads the variable "${name}".`, fix };
}

function isOutside(name: string, patterns: readonly string[]): boolean {
  return patterns.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
}
