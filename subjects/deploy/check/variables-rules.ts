import { type Said, sentences } from '#model/message.ts';
import { nearest } from '#model/nearest.ts';
import { replaceFix } from '#yaml/check/fixes.ts';
import { listed } from '#yaml/check/listed.ts';
import type { Finding, Rule } from '#yaml/check/rule.ts';
import type { DeployFacts } from '../deploy-facts.ts';
import type { LookupContext } from './data-rule.ts';
import { deployMessage } from './messages.ts';
import type { VariableGroup } from './variables.ts';

/** A .env file or a Compose file, with the variables that it sets. */
export interface VariablesContext extends LookupContext {
  facts: DeployFacts;
  groups: readonly VariableGroup[];
}

/** Services that are part of the platform. Others can read any variable. */
function isOurs(service: string | undefined, { variables }: DeployFacts): boolean {
  return service === undefined || Object.values(variables).some(({ services }) => services.includes(service));
}

/** Up to this number of names, a similar one is looked for. */
const mostCompared = 50;

/** Variables that resemble one that is read, but aren't it. */
export const misspelledVariable: Rule<VariablesContext> = {
  id: 'misspelled-variable',
  severity: 'warning',
  explanation: deployMessage('deployProgramsIgnoreVariablesTheyDont'),
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
            message: deployMessage('deployNoServiceKnownReadDid2', { name, meant }),
            fixes: [replaceFix(deployMessage('deployWriteCode', { code: meant }), nameSpan, meant)],
          },
        ];
      });
  },
};

/** Variables that another service reads. */
export const otherService: Rule<VariablesContext> = {
  id: 'other-service',
  severity: 'warning',
  explanation: deployMessage('deployEachContainerGetsOnlyOwn'),
  page: '/docs/deploy/kubernetes#store-credentials',
  find: ({ groups, facts }) =>
    groups
      .filter(({ service }) => service !== undefined && isOurs(service, facts))
      .flatMap(({ service = '', name: container, variables }) =>
        variables.flatMap(({ name, nameSpan }): Finding[] => {
          const known = facts.variables[name];
          if (known === undefined || known.services.includes(service)) return [];
          const services = listOf(known.services);
          return [
            {
              at: nameSpan,
              message: sentences(
                deployMessage('deployIsntKnownRead', { container: container ?? '', name }),
                known.services.length === 1
                  ? deployMessage('deployServiceReads', { services })
                  : deployMessage('deployServicesRead', { services }),
              ),
            },
          ];
        }),
      ),
};

/** Images of the platform in different versions. */
export const differingImages: Rule<VariablesContext> = {
  id: 'differing-images',
  severity: 'error',
  explanation: deployMessage('deployServicesUpgradeJobsDeploymentMust'),
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
        message: deployMessage('deployTagsDiffer', {
          name: name ?? '',
          tag,
          first: first?.name ?? '',
          other: first?.tag ?? '',
        }),
      }));
  },
};

function listOf(names: readonly string[]): Said {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length > 3
    ? deployMessage('deployAndOthers', { names: quoted.slice(0, 3).join(', ') })
    : listed(quoted, 'and');
}
