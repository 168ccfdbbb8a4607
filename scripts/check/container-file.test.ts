import { expect, test } from 'vitest';
import { parseContainerFile } from './container-file.ts';

test('stages are read with their steps, with continued lines joined and cache mounts left out', () => {
  const text = `# A comment
FROM node:22 AS build
WORKDIR /work
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run build \\
  && mv dist /srv

FROM debian:12
COPY deploy/a.conf deploy/b.conf /etc/
COPY --from=build /srv /srv
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
`;
  expect(parseContainerFile(text)).toEqual([
    {
      image: 'node:22',
      name: 'build',
      port: undefined,
      steps: [
        { kind: 'workdir', folder: '/work' },
        { kind: 'copy', from: undefined, sources: ['.'], to: '.' },
        { kind: 'run', command: 'npm run build  && mv dist /srv' },
      ],
    },
    {
      image: 'debian:12',
      name: undefined,
      port: 8080,
      steps: [
        { kind: 'copy', from: undefined, sources: ['deploy/a.conf', 'deploy/b.conf'], to: '/etc/' },
        { kind: 'copy', from: 'build', sources: ['/srv'], to: '/srv' },
        { kind: 'user', name: 'www-data' },
        { kind: 'cmd', words: ['nginx', '-g', 'daemon off;'] },
      ],
    },
  ]);
});

test.each([
  ['FROM a\nHEALTHCHECK NONE', 'HEALTHCHECK NONE'],
  ['RUN true', 'before the first FROM'],
])('unknown instructions are rejected: %j', (text, message) => {
  expect(() => parseContainerFile(text)).toThrow(message);
});
