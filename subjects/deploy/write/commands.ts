import type { Message } from '#model/message.ts';
import type { Deployment } from './deployment.ts';
import { bundledStores } from './prerequisites-values.ts';
import { secretCommands, secretsToCreate } from './secrets.ts';
import { stepMessage } from './step-messages.ts';

/** Something to do, with the commands for it. */
export interface Step {
  title: Message;
  code: string;
}

/** What to run, in order. */
export interface Commands {
  /** Before the installation: files and secrets. */
  prepare: readonly Step[];
  install: readonly Step[];
  verify: readonly Step[];
  rollBack: readonly Step[];
}

/** Versions of the chart, by the release that each one installs. */
export const chartVersions = { 'v0.10.1': '0.2.162', 'v0.10.2': '0.2.164' } as const;
export const prerequisitesVersion = '0.0.15';

const passwordFile: Step = {
  title: stepMessage('deployStepPasswordFile'),
  code: `printf 'datahub: %s\\n' "$(openssl rand -hex 16)" > user.props
chmod 644 user.props`,
};

const topicsStep: Step = { title: stepMessage('deployStepTopics'), code: 'sh create-topics.sh' };

/** The commands for Kubernetes. */
export function kubernetesCommands(deployment: Deployment): Commands {
  const { choices, values, names, kafka, isPublic, hasPasswordFile } = deployment;
  const { namespace } = values;
  const stores = bundledStores(deployment);
  const version = chartVersions[choices.release];
  const install = `helm upgrade --install datahub datahub/datahub --version ${version} \\
  --namespace ${namespace} --values values.yaml --timeout 60m`;
  const at = `--namespace ${namespace}`;
  return {
    prepare: [
      { title: stepMessage('deployStepNamespace'), code: `kubectl create namespace ${namespace}` },
      ...(hasPasswordFile ? [passwordFile] : []),
      ...secretsToCreate(deployment).map((secret) => ({
        title: stepMessage('deployStepSecret', { title: secret.title, name: secret.name }),
        code: secretCommands(secret, deployment),
      })),
      ...(kafka.hasActions && kafka.needsExecutor
        ? [
            {
              title: stepMessage('deployStepExecutor'),
              code: `kubectl create configmap ${names.executor} ${at} --from-file=executor.yaml`,
            },
          ]
        : []),
      ...(kafka.createsTopics ? [] : [topicsStep]),
      ...(choices.access === 'gke'
        ? [
            {
              title: stepMessage('deployStepGkeEdge'),
              code: `kubectl apply ${at} -f gke-edge.yaml`,
            },
          ]
        : []),
    ],
    install: [
      {
        title: stepMessage('deployStepRepository'),
        code: 'helm repo add datahub https://helm.datahubproject.io/\nhelm repo update',
      },
      ...(stores.length > 0
        ? [
            {
              title: stepMessage('deployStepStores'),
              code: `helm upgrade --install prerequisites datahub/datahub-prerequisites --version ${prerequisitesVersion} \\
  --namespace ${namespace} --values prerequisites-values.yaml --wait --timeout 10m`,
            },
          ]
        : []),
      {
        title: stepMessage('deployStepRender'),
        code: `helm template datahub datahub/datahub --version ${version} ${at} --values values.yaml > rendered.yaml`,
      },
      { title: stepMessage('deployStepInstall'), code: install },
    ],
    verify: [
      {
        title: stepMessage('deployStepPodsReady'),
        code: `kubectl get pods,jobs ${at}
kubectl rollout status deployment/datahub-datahub-gms ${at} --timeout 10m
kubectl rollout status deployment/datahub-datahub-frontend ${at} --timeout 10m`,
      },
      {
        title: stepMessage('deployStepUpdateFinished'),
        code: `kubectl logs job/datahub-datahub-system-update-job ${at} | tail -5`,
      },
      isPublic
        ? { title: stepMessage('deployStepWebAnswers'), code: `curl -f https://${values.publicHost}/admin` }
        : {
            title: stepMessage('deployStepForward'),
            code: `kubectl port-forward deployment/datahub-datahub-frontend ${at} 9002:9002`,
          },
    ],
    rollBack: [
      {
        title: stepMessage('deployStepHistory'),
        code: `helm history datahub ${at}`,
      },
      {
        title: stepMessage('deployStepReturn'),
        code: `REVISION=1
CHART=${version}
helm get values datahub ${at} --revision "$REVISION" --output yaml > old-values.yaml
helm upgrade datahub datahub/datahub --version "$CHART" ${at} \\
  --values old-values.yaml --timeout 60m`,
      },
    ],
  };
}

/** The commands for Docker Compose. */
export function dockerCommands({ values, kafka, isPublic, requiresTokens, hasPasswordFile }: Deployment): Commands {
  const compose = 'docker compose -p datahub';
  return {
    prepare: [
      { title: stepMessage('deployStepDirectory'), code: 'chmod 600 .env' },
      ...(hasPasswordFile ? [passwordFile] : []),
      ...(kafka.createsTopics ? [] : [topicsStep]),
      { title: stepMessage('deployStepCheckCompose'), code: `${compose} config --quiet` },
    ],
    install: [{ title: stepMessage('deployStepStart'), code: `${compose} up -d` }],
    verify: [
      { title: stepMessage('deployStepServicesRun'), code: `${compose} ps -a` },
      { title: stepMessage('deployStepUpdateFinished'), code: 'docker logs datahub-upgrade | tail -5' },
      {
        title: requiresTokens ? stepMessage('deployStepServiceRejects') : stepMessage('deployStepServiceAnswers'),
        code: requiresTokens
          ? `curl -f http://localhost:8080/health
curl -s -o /dev/null -w '%{http_code}\\n' http://localhost:8080/entities/test`
          : 'curl -f http://localhost:8080/health',
      },
      {
        title: stepMessage('deployStepWebAnswers'),
        code: `curl -f ${isPublic ? `https://${values.publicHost}` : 'http://localhost:9002'}/admin`,
      },
    ],
    rollBack: [
      {
        title: stepMessage('deployStepRestore'),
        code: `${compose} down
${compose} up -d`,
      },
    ],
  };
}
