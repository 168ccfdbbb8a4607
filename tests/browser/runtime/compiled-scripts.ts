import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleBootScript, bundleRuntime } from '#output/assets/bundle-scripts.ts';

export interface CompiledScripts {
  boot: string;
  runtime: string;
}

/** Boot script and runtime as the build makes them. */
export async function compileScripts(): Promise<CompiledScripts> {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
  try {
    const files = await bundleRuntime(process.cwd(), folder);
    const runtime = readFileSync(join(folder, files.runtime ?? ''), 'utf8');
    return { boot: await bundleBootScript(process.cwd()), runtime };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
