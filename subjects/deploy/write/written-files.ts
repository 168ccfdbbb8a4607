import { chartVersions, prerequisitesVersion } from './commands.ts';
import { composeServices, composeSettings, type PlatformService } from './compose-file.ts';
import type { Deployment } from './deployment.ts';
import { envText } from './env-file.ts';
import { executorText, gkeText, topicProperties, topicScript } from './extra-files.ts';
import { datahubValues } from './kubernetes-values.ts';
import { prerequisitesValues } from './prerequisites-values.ts';
import { type Setting, yamlText } from './yaml-text.ts';

/** A file to save. */
export interface WrittenFile {
  name: string;
  text: string;
  /** Whether the studio's checker supports this kind of file. */
  isChecked: boolean;
}

/**
 * The files of a deployment, whose comments are in English like all samples.
 * @param services of the platform’s quickstart files, for Docker
 */
export function writtenFiles(deployment: Deployment, services: readonly PlatformService[]): WrittenFile[] {
  const isKubernetes = deployment.choices.platform === 'kubernetes';
  return [
    ...(isKubernetes ? kubernetesFiles(deployment) : dockerFiles(deployment, services)),
    ...extraFiles(deployment),
  ];
}

/** The settings of each values file. */
function valuesFiles(deployment: Deployment): { name: string; head: string; settings: readonly Setting[] }[] {
  const { release } = deployment.choices;
  const prerequisites = prerequisitesValues(deployment);
  return [
    {
      name: 'values.yaml',
      head: `Values of the datahub chart ${chartVersions[release]}, which installs DataHub ${release.slice(1)}.`,
      settings: datahubValues(deployment),
    },
    ...(prerequisites.length > 0
      ? [
          {
            name: 'prerequisites-values.yaml',
            head: `Values of the datahub-prerequisites chart ${prerequisitesVersion}.`,
            settings: prerequisites,
          },
        ]
      : []),
  ];
}

function kubernetesFiles(deployment: Deployment): WrittenFile[] {
  return valuesFiles(deployment).map(({ name, head, settings }) => ({
    name,
    text: yamlText([head], settings),
    isChecked: true,
  }));
}

function dockerFiles(deployment: Deployment, services: readonly PlatformService[]): WrittenFile[] {
  return [
    {
      name: 'docker-compose.yml',
      text: yamlText(
        [`DataHub ${deployment.choices.release.slice(1)}. Secrets and versions are in the .env file.`],
        composeSettings(deployment, services),
      ),
      isChecked: true,
    },
    { name: '.env', text: envText(deployment, composeServices(deployment)), isChecked: true },
  ];
}

function extraFiles(deployment: Deployment): WrittenFile[] {
  const { choices, kafka } = deployment;
  const extra = (name: string, text: string): WrittenFile => ({ name, text, isChecked: false });
  return [
    ...(kafka.hasActions && kafka.needsExecutor ? [extra('executor.yaml', executorText(deployment))] : []),
    ...(kafka.createsTopics
      ? []
      : [extra('create-topics.sh', topicScript(deployment)), extra('kafka.properties', topicProperties(deployment))]),
    ...(choices.access === 'gke' ? [extra('gke-edge.yaml', gkeText(deployment))] : []),
  ];
}
