import { nearest } from '#model/nearest.ts';
import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding, Rule } from '#yaml/check/rule.ts';
import type { DeployFacts } from '../deploy-facts.ts';
import type { LookupContext } from './data-rule.ts';
import type { VariableGroup } from './variables.ts';

/** An .env file or a Compose file, with the variables that it sets. */
export interface VariablesContext extends LookupContext {
  facts: DeployFacts;
  groups: readonly VariableGroup[];
}

/** Services that are part of the platform; others may read any variable. */
function isOurs(service: string | undefined, { variables }: DeployFacts): boolean {
  return service === undefined || Object.values(variables).some(({ services }) => services.includes(service));
}

/** For this many names a similar one is looked for. */
const mostCompared = 50;

/** Variables that resemble one that is read, but aren't it. */
export const misspelledVariable: Rule<VariablesContext> = {
  id: 'misspelled-variable',
  severity: 'warning',
  explanation: 'Programs ignore variables that they don’t know, without a warning.',
  page: '/docs/deploy/kubernetes#components',
  find: ({ groups, facts }) => {
    const names = Object.keys(facts.variables);
    return groups
      .filter(({ service }) => isOurs(service, facts))
      .flatMap(({ variables }) => variables)
      .filter(({ name }) => facts.variables[name] === undefined && !/^(?:SPRING_)?KAFKA_PROPERTIES_/.test(name))
      .slice(0, mostCompared)
      .flatMap(({ name, nameSpan }): Finding[] => {
        const meant = nearest(name, names);
        if (meant === undefined) return [];
        return [
          {
            at: nameSpan,
            message: `No service is known to read \`${name}\`. Did you mean \`${meant}\`?`,
            fixes: [replaceFix(`Write \`${meant}\``, nameSpan, meant)],
          },
        ];
      });
  },
};

/** Variables that another service reads. */
export const otherService: Rule<VariablesContext> = {
  id: 'other-service',
  severity: 'warning',
  explanation: 'Each container gets only its own variables. Set the variable on the service that reads it.',
  page: '/docs/deploy/kubernetes#store-credentials',
  find: ({ groups, facts }) =>
    groups
      .filter(({ service }) => service !== undefined && isOurs(service, facts))
      .flatMap(({ service = '', name: container, variables }) =>
        variables.flatMap(({ name, nameSpan }): Finding[] => {
          const known = facts.variables[name];
          if (known === undefined || known.services.includes(service)) return [];
          return [
            {
              at: nameSpan,
              message: `\`${container}\` isn’t known to read \`${name}\`. ${listOf(known.services)} ${known.services.length === 1 ? 'reads' : 'read'} it.`,
            },
          ];
        }),
      ),
};

/** Images of the platform in different versions. */
export const differingImages: Rule<VariablesContext> = {
  id: 'differing-images',
  severity: 'error',
  explanation:
    'The services and the upgrade jobs of a deployment must be of one release. The metadata service waits until `datahub-upgrade` has announced the version that it has itself.',
  page: '/docs/docker#upgrade',
  find: ({ groups }) => {
    const tagged = groups.flatMap(({ image, name }) => {
      const [, tag] = /datahub-(?!actions)[\w-]+:([^$\s]+)$/.exec(image?.text ?? '') ?? [];
      return image === undefined || tag === undefined ? [] : [{ name, tag, span: image.span }];
    });
    const [first] = tagged;
    return tagged
      .filter(({ tag }) => tag !== first?.tag)
      .map(({ name, tag, span }) => ({
        at: span,
        message: `\`${name}\` is tagged \`${tag}\`, but \`${first?.name}\` is tagged \`${first?.tag}\`.`,
      }));
  },
};

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `\`${name}\``);
  return names.length > 3 ? `${shown.join(', ')}, and others` : shown.join(' and ');
}
