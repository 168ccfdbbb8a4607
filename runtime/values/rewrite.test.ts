import { expect, test } from 'vitest';
import type { ReaderValues, SampleValue } from '#model/reader-values.ts';
import { rewrite } from './rewrite.ts';

test.each<[SampleValue, string, ReaderValues, string | undefined]>([
  ['server', 'http://localhost:8080', { server: 'https://gms.acme.org' }, 'https://gms.acme.org'],
  ['server', 'http://localhost:8080', { graphql: 'https://gms.acme.org/api/graphql' }, undefined],
  [
    'graphql',
    'http://localhost:8080/api/graphql',
    { server: 'https://gms.acme.org' },
    'https://gms.acme.org/api/graphql',
  ],
  ['graphql', 'http://localhost:8080/api/graphql', { server: 'a', graphql: 'https://b/graphql' }, 'https://b/graphql'],
  ['token', 'DATAHUB_TOKEN', { token: 'ACME_TOKEN' }, 'ACME_TOKEN'],
  ['env', 'PROD', {}, undefined],
  ['installer', 'pip install --upgrade', { installer: 'uv' }, 'uv pip install --upgrade'],
  ['installer', 'python3 -m pip install -U', { installer: 'pip3' }, 'pip3 install -U'],
  ['installer', 'pip install', { installer: 'python3 -m pip' }, 'python3 -m pip install'],
  ['installer', 'pip install', { installer: 'pipx' }, undefined],
  ['installer', 'pip install', { installer: 'conda' }, undefined],
  ['program', 'pip install --upgrade', { installer: 'pip3' }, 'pip3 install --upgrade'],
  ['program', 'pip install --upgrade', { installer: 'pipx' }, 'pipx install --force'],
])('a place for %s that says %s shows %j as %s', (kind, original, values, expected) => {
  expect(rewrite(kind, original, values)).toBe(expected);
});
