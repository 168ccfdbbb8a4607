import { expect, test } from 'vitest';
import { readCompose, readEnvFile } from './read-compose.ts';

test('a Compose file says which services it sets up, and with what', () => {
  const text = `
services:
  shop:
    image: shop:\${VERSION:-head}
    env_file: shop/env/docker.env
    environment:
      - PORT=80
      - OPTS=-a=1
    ports: ["80:80"]
    depends_on: { store: { condition: service_healthy } }
    profiles: [extra]
  store:
volumes:
  data:
`;
  expect(readCompose('docker/docker-compose.yml', text)).toEqual({
    file: 'docker/docker-compose.yml',
    services: [
      {
        name: 'shop',
        image: `shop:\${VERSION:-head}`,
        ports: ['80:80'],
        dependsOn: ['store'],
        profiles: ['extra'],
        envFiles: ['docker/shop/env/docker.env'],
        environment: [
          { name: 'PORT', value: '80' },
          { name: 'OPTS', value: '-a=1' },
        ],
      },
      { name: 'store' },
    ],
    volumes: ['data'],
  });
});

test.each([
  ['docker/other/docker-compose.other.yml', 'a file that changes a service', '', 'docker/store/env/docker.env'],
  ['docker/whole/docker-compose.yml', 'a complete file', '{ image: shop }', 'docker/whole/store/env/docker.env'],
])('%s, %s, names files from the folder from which Compose resolves them', (file, _, shop, expected) => {
  const text = `services: { store: { image: store, env_file: store/env/docker.env }, shop: ${shop} }`;
  expect(readCompose(file, text).services[0]?.envFiles).toEqual([expected]);
});

test('a file with variables sets what is not commented out', () => {
  expect(readEnvFile('A=1\n# B=2\n\nC=x=y\n')).toEqual([
    { name: 'A', value: '1' },
    { name: 'C', value: 'x=y' },
  ]);
});
