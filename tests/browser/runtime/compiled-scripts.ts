import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleBannerScript, bundleBootScript, bundleRuntime } from '#output/assets/bundle-scripts.ts';

export interface CompiledScripts {
  boot: string;
  banner: string;
  /** Name of the runtime's first module below `assets/`. */
  runtime: string;
  /** All modules of the runtime: text by name below `assets/`. */
  modules: Readonly<Record<string, string>>;
}

/** Boot script and runtime as the build makes them. */
export async function compileScripts(): Promise<CompiledScripts> {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
  try {
    const files = await bundleRuntime(process.cwd(), folder);
    const modules = readdirSync(join(folder, 'assets')).map((name) => {
      return [name, readFileSync(join(folder, 'assets', name), 'utf8')] as const;
    });
    const runtime = (files.runtime ?? '').replace('assets/', '');
    const [boot, banner] = await Promise.all([bundleBootScript(process.cwd()), bundleBannerScript(process.cwd())]);
    return { boot, banner, runtime, modules: Object.fromEntries(modules) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
