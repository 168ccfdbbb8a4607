/**
 * What can be verified about a sample, by the name that `npm run check` attaches to the sample. pipeline/samples/proofs.ts determines which checks a
 * sample must pass, for the check itself, for the sample's label, and for the page that lists all samples.
 */
export const sampleProofs = {
  recipe: 'is a recipe whose options exist',
  json: 'parses as JSON',
  yaml: 'parses as YAML',
  actions: 'fits the schema of Actions pipelines',
  graphql: 'fits the GraphQL schema',
  operations: 'holds GraphQL that fits the schema',
  bodies: 'sends valid bodies with curl',
  python: 'parses as Python, with every name defined',
  java: 'parses as Java, with every class imported',
  bash: 'parses as Bash',
  commands: 'names existing commands and flags of datahub',
  brackets: 'closes its brackets and quotes',
  settings: 'has only lines that its format knows',
  variables: 'sets variables that something reads',
  ports: 'names ports on which something listens',
  urns: 'has URNs that are right',
} as const;

export type SampleProof = keyof typeof sampleProofs;
