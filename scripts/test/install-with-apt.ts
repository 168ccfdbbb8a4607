import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of Debian can be installed: the system has them, and the process may. */
export function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Runs a command with its output shown; resolves with whether it succeeded. */
export function runShown(command: string, args: readonly string[]): Promise<boolean> {
  console.log(`$ ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Installs Debian packages. */
export async function installWithApt(...packages: readonly string[]): Promise<boolean> {
  return (
    (await runShown('apt-get', ['update', '-qq'])) && (await runShown('apt-get', ['install', '-y', '-qq', ...packages]))
  );
}
