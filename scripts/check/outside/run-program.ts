import { spawn } from 'node:child_process';

/** What a program printed, and the code that it exited with. */
export interface ProgramResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program to its end.
 * @param environment variables besides those of this process
 * @throws Error if it can't be started
 */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, environment = {} }: { cwd?: string; environment?: Readonly<Record<string, string>> } = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        texts[name] += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, ...texts }));
  });
}

/**
 * Reads what a program printed as JSON.
 * @throws Error with what it printed otherwise
 */
export function parsePrinted({ stdout, stderr }: ProgramResult, command: string): unknown {
  try {
    return JSON.parse(stdout);
  } catch (error) {
    throw new Error(`${command} didn't print JSON: ${(stderr || stdout).slice(0, 2000)}`, { cause: error });
  }
}
