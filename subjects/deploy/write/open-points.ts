import type { Message } from '#model/message.ts';
import type { Deployment } from './deployment.ts';
import { stepMessage } from './step-messages.ts';

/** What the reader still has to do, because it can’t be determined here; code is between backticks. */
export function openPoints(deployment: Deployment): Message[] {
  const { choices, values, names, database, kafka, isPublic, signsSearchRequests, hasOwnAuthority } = deployment;
  const isKubernetes = choices.platform === 'kubernetes';
  return [
    ...(hasOwnAuthority ? [stepMessage(isKubernetes ? 'deployOpenAuthority' : 'deployOpenAuthorityDirectory')] : []),
    ...(kafka.files.length > 0
      ? [
          stepMessage(isKubernetes ? 'deployOpenKafkaFiles' : 'deployOpenKafkaFilesDirectory', {
            files: kafka.files.map((name) => `\`${name}\``).join(', '),
          }),
        ]
      : []),
    ...(kafka.createsTopics ? [] : [stepMessage('deployOpenTopics')]),
    ...(database.kind === 'mysql' && !database.isBundled && choices.databaseTls !== 'none'
      ? [stepMessage('deployOpenMysqlJob')]
      : []),
    ...(signsSearchRequests ? [stepMessage('deployOpenSearchRole')] : []),
    ...(choices.kafkaSecurity === 'iam' ? [stepMessage('deployOpenKafkaRole')] : []),
    ...(choices.registry === 'glue' ? [stepMessage('deployOpenGlueRole')] : []),
    ...(choices.access === 'nginx' ? [stepMessage('deployOpenCertificate', { name: names.certificate })] : []),
    ...(choices.access === 'gke' ? [stepMessage('deployOpenStaticAddress')] : []),
    ...(choices.access === 'proxy' ? [stepMessage('deployOpenProxy', { host: values.publicHost })] : []),
    ...(isPublic && choices.access !== 'proxy' && isKubernetes
      ? [stepMessage('deployOpenDns', { host: values.publicHost })]
      : []),
    ...(choices.signIn.startsWith('oidc') ? [stepMessage('deployOpenRedirect', { host: values.publicHost })] : []),
    ...(choices.purpose === 'production'
      ? [stepMessage('deployOpenKeepSecrets'), stepMessage('deployOpenRestAuthorization')]
      : []),
  ];
}
