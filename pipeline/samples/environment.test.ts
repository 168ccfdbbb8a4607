import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { environmentChecker } from './environment.ts';

const environment = {
  readers: new Map([
    ['DATAHUB_GMS_URL', ['cli']],
    ['DATAHUB_VERSION', ['datahub-gms', 'broker']],
  ]),
  services: new Set(['datahub-gms', 'broker', 'cli']),
  outside: ['AWS_*', 'JAVA_HOME'],
  usedBySamples: new Set(['SNOWFLAKE_PASSWORD']),
};
const find = (language: string, code: string) =>
  findingsOf(environmentChecker, someSample(language, code), { environment });

test.each([
  ['shell', 'export DATAHUB_GMS_URL=a AWS_REGION=b'],
  ['shell', 'export SNOWFLAKE_PASSWORD=a'],
  ['shell', 'LOCAL=1\nJAVA_HOME=a ./gradlew build'],
  ['shell', 'docker run -e DATAHUB_GMS_URL --env JAVA_HOME=a b'],
  ['yaml', 'services:\n  a:\n    environment:\n      - DATAHUB_VERSION=a\n      - AWS_REGION'],
  ['yaml', 'environment: {DATAHUB_VERSION: a}\nextraEnvs: [{name: JAVA_HOME, value: a}]'],
  ['yaml', 'services:\n  datahub-gms:\n    environment: [DATAHUB_VERSION=a]'],
  ['properties', 'spring.name=a\nDATAHUB_VERSION=b'],
  ['json', '{"environment": {"NOTHING": 1}}'],
])('in %s, %j is fine', (language, code) => {
  expect(find(language, code)).toEqual([]);
});

test.each([
  [
    'shell',
    'echo a\nexport DATAHUB_GMS_URI=a',
    '2 According to the data, nothing reads the variable "DATAHUB_GMS_URI". Did you mean "DATAHUB_GMS_URL"?',
  ],
  [
    'shell',
    'NO_SUCH_THING=1 datahub version',
    '1 According to the data, nothing reads the variable "NO_SUCH_THING". Add it to its service',
  ],
  ['shell', 'docker run -e NO_SUCH_THING=1 b', '1 According to the data, nothing reads'],
  ['yaml', 'services:\n  a:\n    environment:\n      - NO_SUCH_THING=a', '4 According to the data, nothing reads'],
  ['yaml', 'environment:\n  NO_SUCH_THING: a', '2 According to the data, nothing reads'],
  ['yaml', 'env:\n  - value: a\n    name: NO_SUCH_THING', '3 According to the data, nothing reads'],
  [
    'yaml',
    'services:\n  datahub-gms:\n    environment: {DATAHUB_GMS_URL: a}',
    '3 According to the data, the datahub-gms service doesn\'t read the variable "DATAHUB_GMS_URL". cli reads it.',
  ],
  ['properties', 'a=b\nNO_SUCH_THING=a', '2 According to the data, nothing reads'],
  ['dockerfile', 'FROM a\nENV NO_SUCH_THING=a', '2 According to the data, nothing reads'],
])('in %s, %j is explained', (language, code, message) => {
  expect(find(language, code)).toEqual([expect.stringContaining(message)]);
});
