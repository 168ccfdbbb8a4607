import type { Deployment } from './deployment.ts';
import { bundledStores } from './prerequisites-values.ts';
import { secretCommands, secretsToCreate } from './secrets.ts';

/** Something to do, with the commands for it. */
export interface Step {
  title: string;
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
  title: 'Write a password file with a new password for the root user',
  code: `printf 'datahub: %s\\n' "$(openssl rand -hex 16)" > user.props
chmod 644 user.props`,
};

const topicsStep: Step = { title: 'Create Kafka’s topics', code: 'sh create-topics.sh' };

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
      { title: 'Create the namespace', code: `kubectl create namespace ${namespace}` },
      ...(hasPasswordFile ? [passwordFile] : []),
      ...secretsToCreate(deployment).map((secret) => ({
        title: `${secret.title}: ${secret.name}`,
        code: secretCommands(secret, deployment),
      })),
      ...(kafka.hasActions && kafka.needsExecutor
        ? [
            {
              title: 'Configuration of the actions container',
              code: `kubectl create configmap ${names.executor} ${at} --from-file=executor.yaml`,
            },
          ]
        : []),
      ...(kafka.createsTopics ? [] : [topicsStep]),
      ...(choices.access === 'gke'
        ? [
            {
              title: 'Certificate, health check, and redirect of the load balancer',
              code: `kubectl apply ${at} -f gke-edge.yaml`,
            },
          ]
        : []),
    ],
    install: [
      {
        title: 'Add the chart repository',
        code: 'helm repo add datahub https://helm.datahubproject.io/\nhelm repo update',
      },
      ...(stores.length > 0
        ? [
            {
              title: 'Install the bundled data stores',
              code: `helm upgrade --install prerequisites datahub/datahub-prerequisites --version ${prerequisitesVersion} \\
  --namespace ${namespace} --values prerequisites-values.yaml --wait --timeout 10m`,
            },
          ]
        : []),
      {
        title: 'Render the chart once without installing it, which finds errors in the values',
        code: `helm template datahub datahub/datahub --version ${version} ${at} --values values.yaml > rendered.yaml`,
      },
      { title: 'Install DataHub', code: install },
    ],
    verify: [
      {
        title: 'Every job completes, and every pod becomes ready',
        code: `kubectl get pods,jobs ${at}
kubectl rollout status deployment/datahub-datahub-gms ${at} --timeout 10m
kubectl rollout status deployment/datahub-datahub-frontend ${at} --timeout 10m`,
      },
      {
        title: 'The system update has finished',
        code: `kubectl logs job/datahub-datahub-system-update-job ${at} | tail -5`,
      },
      isPublic
        ? { title: 'The web application answers', code: `curl -f https://${values.publicHost}/admin` }
        : {
            title: 'Open the web application at http://localhost:9002',
            code: `kubectl port-forward deployment/datahub-datahub-frontend ${at} 9002:9002`,
          },
    ],
    rollBack: [
      {
        title: 'Look up the revision and the chart version to which you want to return',
        code: `helm history datahub ${at}`,
      },
      {
        title:
          'Restore the backup of the database from before the change, then install that chart with its values. `helm rollback` doesn’t run the system update',
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
      { title: 'Put all files into one directory, and protect the one with secrets', code: 'chmod 600 .env' },
      ...(hasPasswordFile ? [passwordFile] : []),
      ...(kafka.createsTopics ? [] : [topicsStep]),
      { title: 'Check the Compose file, which prints nothing if it’s valid', code: `${compose} config --quiet` },
    ],
    install: [{ title: 'Start DataHub', code: `${compose} up -d` }],
    verify: [
      { title: 'Every job exits with code 0, and every service runs', code: `${compose} ps -a` },
      { title: 'The system update has finished', code: 'docker logs datahub-upgrade | tail -5' },
      {
        title: requiresTokens
          ? 'The metadata service answers, and rejects requests without a token'
          : 'The metadata service answers',
        code: requiresTokens
          ? `curl -f http://localhost:8080/health
curl -s -o /dev/null -w '%{http_code}\\n' http://localhost:8080/entities/test`
          : 'curl -f http://localhost:8080/health',
      },
      {
        title: 'The web application answers',
        code: `curl -f ${isPublic ? `https://${values.publicHost}` : 'http://localhost:9002'}/admin`,
      },
    ],
    rollBack: [
      {
        title: 'Restore your dump of the database, put the old files back, and start the old version',
        code: `${compose} down
${compose} up -d`,
      },
    ],
  };
}
