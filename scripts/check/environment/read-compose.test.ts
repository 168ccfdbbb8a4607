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

test('a file with variables sets what is not commented out', () => {
  expect(readEnvFile('A=1\n# B=2\n\nC=x=y\n')).toEqual([
    { name: 'A', value: '1' },
    { name: 'C', value: 'x=y' },
  ]);
});
