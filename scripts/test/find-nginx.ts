import { existsSync } from 'node:fs';
import { canUseApt, installWithApt } from './install-with-apt.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Where an nginx is, if there is one: NGINX_PATH or the system's.
 * @param exists tells whether there is a file
 */
export function findNginx(exists: (path: string) => boolean = existsSync): string | undefined {
  return [process.env.NGINX_PATH ?? '', ...PLACES].find((path) => path !== '' && exists(path));
}

/** Debian's nginx loads the module that sends .br files where its package has put this file. */
export const BROTLI_MODULE = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';

/**
 * Installs nginx with its brotli module if it is missing and root can install Debian packages. Otherwise, a message says that its tests are skipped.
 * @returns whether its tests can be run or must be skipped; false if the installation failed
 */
export async function ensureNginx(): Promise<boolean> {
  const isThere = findNginx() !== undefined;
  if (isThere && existsSync(BROTLI_MODULE)) return true;
  if (!canUseApt()) {
    const advice = 'Install nginx, or specify its path: NGINX_PATH=/path/to/nginx npm test';
    if (!isThere) console.log(`nginx isn't installed, so its tests are skipped. ${advice}`);
    return true;
  }
  return (await installWithApt('nginx-light', 'libnginx-mod-http-brotli-static')) && findNginx() !== undefined;
}
