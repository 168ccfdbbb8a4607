import { existsSync } from 'node:fs';
import { canUseApt, installWithApt } from './install-with-apt.ts';

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';
const MINI_BROWSERS = ['4.1', '4.0', '6.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
export const MINI_BROWSER: string = MINI_BROWSERS.find((path) => existsSync(path)) ?? MINI_BROWSERS[0] ?? '';

/** The programs that an engine needs, with the packages of Debian that contain them. */
const programs = {
  firefox: { [FIREFOX]: 'firefox-esr' },
  webkit: { [WEBKIT_DRIVER]: 'webkit2gtk-driver', [XVFB]: 'xvfb' },
} as const;

export type OtherEngine = keyof typeof programs;

/** Debian packages that an engine is missing; none if it can start. */
export function missingFor(engine: OtherEngine, exists: (path: string) => boolean = existsSync): string[] {
  return Object.entries(programs[engine]).flatMap(([path, name]) => (exists(path) ? [] : [name]));
}

/**
 * Installs Firefox and WebKitGTK if this is root on a Debian system.
 * @returns whether both can start. If not, a message says what is missing, and the tests that need it are skipped
 */
export async function ensureEngines(): Promise<boolean> {
  const missing = () => [...missingFor('firefox'), ...missingFor('webkit')];
  if (missing().length > 0 && canUseApt()) await installWithApt('--no-install-recommends', ...missing());
  const still = missing();
  if (still.length === 0) return true;
  console.log(`Skipping tests in other engines, which require these Debian packages: ${still.join(', ')}.`);
  return false;
}
