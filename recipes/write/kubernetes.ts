import type { RecipeChoices } from '../types.ts';
import { recipeNames, release } from './recipe-names.ts';

/** A Job that runs the recipe once. */
export function jobManifest({ source }: RecipeChoices, variables: readonly string[]): string {
  const { object } = recipeNames(source);
  return [
    ...preparation(source, variables),
    'apiVersion: batch/v1',
    'kind: Job',
    'metadata:',
    `  name: ${object}`,
    'spec:',
    ...jobSpec(source, variables).map((line) => `  ${line}`),
  ].join('\n');
}

/** A CronJob that runs the recipe on a schedule, never twice at the same time. */
export function cronJobManifest({ source }: RecipeChoices, expression: string, variables: readonly string[]): string {
  const { object } = recipeNames(source);
  return [
    ...preparation(source, variables),
    'apiVersion: batch/v1',
    'kind: CronJob',
    'metadata:',
    `  name: ${object}`,
    'spec:',
    `  schedule: "${expression}"`,
    '  concurrencyPolicy: Forbid',
    '  startingDeadlineSeconds: 3600',
    '  jobTemplate:',
    '    spec:',
    ...jobSpec(source, variables).map((line) => `      ${line}`),
  ].join('\n');
}

function preparation(source: string, variables: readonly string[]): string[] {
  const { object, file } = recipeNames(source);
  const secret = variables.map((name) => ` --from-literal=${name}='…'`).join('');
  return [
    `# kubectl create configmap ${object}-recipe --from-file=${file}`,
    ...(variables.length === 0 ? [] : [`# kubectl create secret generic ${object}-values${secret}`]),
  ];
}

function jobSpec(source: string, variables: readonly string[]): string[] {
  const { object, file } = recipeNames(source);
  const env = variables.flatMap((name) => [
    `          - name: ${name}`,
    '            valueFrom:',
    `              secretKeyRef: {name: ${object}-values, key: ${name}}`,
  ]);
  return [
    'backoffLimit: 1',
    'template:',
    '  spec:',
    '    restartPolicy: Never',
    '    containers:',
    '      - name: ingest',
    `        image: ${release.image}`,
    `        args: ["ingest", "-c", "/etc/recipe/${file}", "--no-spinner"]`,
    ...(env.length === 0 ? [] : ['        env:', ...env]),
    '        volumeMounts:',
    '          - name: recipe',
    '            mountPath: /etc/recipe',
    '    volumes:',
    '      - name: recipe',
    '        configMap:',
    `          name: ${object}-recipe`,
  ];
}
