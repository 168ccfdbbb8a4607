import { expect, test } from 'vitest';
import { findOtherVersion } from './find-version.ts';

const found = (plain: string) => findOtherVersion({ plain }, '0.10.2');

test.each([
  ['[2023-02-20 13:31:51,987] INFO {datahub.cli.ingest_cli:163} - DataHub CLI version: 0.8.45.1', '0.8.45.1'],
  ['acryl-datahub, version 0.12.1.5', '0.12.1.5'],
  ["RUN pip install 'acryl-datahub[snowflake]==0.9.3'", '0.9.3'],
  ['image: linkedin/datahub-gms:v0.8.24', '0.8.24'],
  ['We run DataHub v0.11.0 on EKS', '0.11.0'],
  ['Your client version 0.10.2.1 is newer than your server version 0.9.6.', '0.9.6'],
  ['DataHub version 1.3.0.1', '1.3.0.1'],
])('names another release: %s', (text, version) => {
  expect(found(text)).toBe(version);
});

test.each([
  'DataHub CLI version: 0.10.0.1',
  'We use DataHub 0.10.5 and Airflow 2.5.2',
  'helm install datahub datahub/datahub --version 0.2.164',
  'chart datahub-0.2.151',
  'acryl-datahub-actions==0.0.11',
  'Kafka client version 3.4.0, Python 3.10.6',
])('names no other release: %s', (text) => {
  expect(found(text)).toBeUndefined();
});
