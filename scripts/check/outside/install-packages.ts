import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

const SOURCE = 'scripts/check/outside/packages';
const FILES = ['package.json', 'package-lock.json'] as const;

/**
 * Installs the locked packages of the slow checkers into `.cache/outside/`, unless they are there. Their scripts don't run.
 * @returns the folder with the packages
 * @throws Error with what npm printed
 */
export async function installPackages(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of FILES) hash.update(readFileSync(join(root, SOURCE, name)));
  const folder = join(root, '.cache/outside', hash.digest('hex').slice(0, 12));
  const modules = join(folder, 'node_modules');
  const mark = join(folder, 'installed');
  if (existsSync(mark)) return modules;
  mkdirSync(folder, { recursive: true });
  for (const name of FILES) cpSync(join(root, SOURCE, name), join(folder, name));
  console.log('Installing the slow checkers’ packages into .cache/outside/.');
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, stderr } = await runProgram('npm', words, { cwd: folder });
  if (code !== 0) throw new Error(`npm couldn't install the checkers:\n${stderr}`);
  writeFileSync(mark, '');
  return modules;
}
