import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { portChecker } from './ports.ts';

const answers = 'A sentence that is long enough.';
const ports = {
  services: [
    {
      name: 'datahub-gms',
      aliases: ['datahub-datahub-gms'],
      title: 'GMS',
      ports: [{ inside: 8080, host: 8080, protocol: 'http' as const, answers }],
    },
    {
      name: 'broker',
      aliases: [],
      title: 'Kafka',
      ports: [
        { inside: 29092, host: null, protocol: 'kafka' as const, answers },
        { inside: 9092, host: 9092, protocol: 'kafka' as const, answers },
      ],
    },
  ],
  outside: [{ port: 5432, tool: 'PostgreSQL' }],
  sources: ['a.yml'],
};
const find = (code: string) => findingsOf(portChecker, someSample('text', code), { ports });

test.each([
  'http://localhost:8080/config',
  'datahub-gms:8080 and datahub-datahub-gms:8080',
  'broker:29092,localhost:9092',
  'postgresql://localhost:5432/a',
  'kubectl port-forward svc/a 7777:8080\ncurl localhost:7777',
  'my-broker:1234 kafka.internal:1234 broker:7.2',
])('%j is fine', (code) => {
  expect(find(code)).toEqual([]);
});

test.each([
  [
    'a\nhttp://localhost:8081',
    '2 According to the data, nothing listens on port 8081 of the machine. Use a port that content/ports.yaml lists',
  ],
  [
    '127.0.0.1:29092',
    '1 According to the data, nothing listens on port 29092 of the machine. 29092 is the port of broker inside the network. On the machine itself, use 9092.',
  ],
  [
    'datahub-gms:8081',
    '1 The service "datahub-gms" doesn\'t listen on port 8081. Inside the network, it listens on 8080.',
  ],
  [
    'broker:9093',
    '1 The service "broker" doesn\'t listen on port 9093. Inside the network, it listens on 29092 and 9092.',
  ],
])('%j is explained', (code, message) => {
  expect(find(code)).toEqual([expect.stringContaining(message)]);
});
