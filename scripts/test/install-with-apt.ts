import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of Debian can be installed: the system has them, and the process may. */
export function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Runs a command with its output shown; resolves with whether it succeeded. */
export function runShown(command: string, args: readonly string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** Installs packages of Debian. */
export function installWithApt(...packages: readonly string[]): boolean {
  return runShown('apt-get', ['update', '-qq']) && runShown('apt-get', ['install', '-y', '-qq', ...packages]);
}
