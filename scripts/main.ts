import type { Command } from './command.ts';
import { UsageError } from './options.ts';

const commands: Readonly<Record<string, () => Promise<{ run: Command }>>> = {
  start: () => import('./start.ts'),
  build: () => import('./build.ts'),
  serve: () => import('./serve.ts'),
  dev: () => import('./dev.ts'),
  check: () => import('./check.ts'),
  test: () => import('./test.ts'),
  bench: () => import('./bench.ts'),
  sheets: () => import('./sheets.ts'),
  new: () => import('./new.ts'),
  'search:export': () => import('./search-export.ts'),
  mcp: () => import('./mcp.ts'),
};

/**
 * Runs one command of the project; scripts/launch.mjs calls it after it has installed and bundled.
 * @param name for example `build`
 * @param args the words after it
 */
export async function main(name: string | undefined, args: readonly string[]): Promise<void> {
  const load = commands[name ?? ''];
  if (!load) {
    console.error(`There is no command "${name ?? ''}". Commands: ${Object.keys(commands).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  try {
    const { run } = await load();
    process.exitCode = await run(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
