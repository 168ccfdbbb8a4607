import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parseContainerFile } from './container-file.ts';
import { rehearsalScript } from './rehearsal-script.ts';

const stages = parseContainerFile(`FROM node:22 AS build
WORKDIR /work
COPY . .
RUN echo 'one' > "two"
FROM debian:12
COPY a.conf /etc/
COPY --from=build /srv /srv
USER www-data
CMD ["nginx", "-g", "daemon off;"]
`);
const script = rehearsalScript(stages, '/home/me/site', 'node_modules\ndist\n', '/tmp/x');

test('bash can read the script', () => {
  expect(execFileSync('bash', ['-n', '-c', script], { encoding: 'utf8' })).toBe('');
});

test.each([
  ["chroot '/tmp/x/build' /bin/sh -c 'cd /work && echo '\\''one'\\'' > \"two\"'"],
  ["tar -C '/home/me/site' --exclude='./node_modules' --exclude='./dist' -cf - . | tar -C '/tmp/x/build/work' -xf -"],
  ["copy '/tmp/x/stage-1/etc/' '/home/me/site/a.conf'"],
  ["copy '/tmp/x/stage-1/srv' '/tmp/x/build/srv'"],
  ["exec chroot --userspec=www-data:www-data '/tmp/x/stage-1' 'nginx' '-g' 'daemon off;'"],
])('%s', (line) => {
  expect(script.split('\n')).toContain(line);
});

test('everything except /tmp is read-only when the server starts', () => {
  const lines = script.split('\n');
  expect(lines.slice(-3, -1)).toEqual([
    "mount -t tmpfs tmpfs '/tmp/x/stage-1/tmp'",
    "mount -o remount,ro '/tmp/x/stage-1'",
  ]);
});

test('patterns in .dockerignore are rejected', () => {
  expect(() => rehearsalScript(stages, '/a', '**/*.log\n', '/tmp/x')).toThrow('"**/*.log"');
});
