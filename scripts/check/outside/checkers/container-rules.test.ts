import { DockerfileParser } from 'dockerfile-ast';
import { expect, test } from 'vitest';
import { breaksOfRules, containerRules } from './container-rules.ts';

const found = (text: string) => breaksOfRules(DockerfileParser.parse(text), 'Dockerfile').map(({ rule }) => rule);
const clean = `FROM node:22 AS build
WORKDIR /work
COPY . .
RUN apt-get update && apt-get install -y --no-install-recommends git=1:2 && rm -rf /var/lib/apt/lists/*
FROM debian:12
COPY --from=build /work /srv
USER www-data
CMD ["nginx"]
`;

test('a file that follows all rules', () => {
  expect(found(clean)).toEqual([]);
});

const broken: readonly [rule: string, from: string, to: string][] = [
  ['DL3000', 'WORKDIR /work', 'WORKDIR work'],
  ['DL3002', 'USER www-data', 'USER root:root'],
  ['DL3002', 'USER www-data\n', ''],
  ['DL3003', 'RUN apt-get', 'RUN cd /tmp && apt-get'],
  ['DL3004', 'RUN apt-get', 'RUN sudo id && apt-get'],
  ['DL3006', 'FROM debian:12', 'FROM debian'],
  ['DL3007', 'debian:12', 'debian:latest'],
  ['DL3008', 'git=1:2', 'git'],
  ['DL3009', ' && rm -rf /var/lib/apt/lists/*', ''],
  ['DL3014', ' -y', ''],
  ['DL3015', ' --no-install-recommends', ''],
  ['DL3020', 'COPY . .', 'ADD . .'],
  ['DL3025', 'CMD ["nginx"]', 'CMD nginx'],
  ['DL3027', 'RUN apt-get', 'RUN apt update && apt-get'],
  ['DL3045', 'COPY --from=build /work /srv', 'COPY --from=build /work srv'],
  ['DL3059', 'RUN apt-get', 'RUN true\nRUN apt-get'],
  ['DL4006', 'RUN apt-get', 'RUN ls | wc && apt-get'],
];

test.each(broken)('%s finds violations', (rule, from, to) => {
  expect(clean).toContain(from);
  expect(found(clean.replace(from, to))).toEqual([rule]);
});

test('every rule has a case, and a later stage needs no version', () => {
  expect([...new Set(broken.map(([rule]) => rule))]).toEqual(containerRules.map(({ id }) => id));
  expect(found(clean.replace('debian:12', 'build'))).toEqual([]);
});
