import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, Features } from 'lightningcss';
import { contentHash } from '#output/content-hash.ts';
import { findByEnding } from './find-by-ending.ts';
import { constantsOf, inlineConstants } from './inline-constants.ts';
import { shortenNames, shortNames } from './short-names.ts';

/** A browser version in Lightning CSS's packed form: major << 16 | minor << 8. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

// The first versions that have light-dark() and nesting: the design relies on both, so neither is compiled for older browsers.
const targets = { chrome: version(123), firefox: version(120), safari: version(17, 5), ios_saf: version(17, 5) };

function minified(root: string, file: string): string {
  const { code } = bundle({ filename: join(root, file), minify: true, targets, exclude: Features.LightDark });
  // Safari has read this property without a prefix since 12.1.
  return Buffer.from(code)
    .toString('utf8')
    .replaceAll(/-webkit-text-decoration-color:[^;}]*;/g, '');
}

/** One style sheet with its imports, minified. Throws Lightning CSS's error, which names file and line. */
export function bundleStyleSheet(root: string, file: string): string {
  const tokens = minified(root, 'styles/tokens.css');
  const constants = constantsOf(tokens);
  const names = shortNames(inlineConstants(tokens, constants));
  return shortenNames(inlineConstants(minified(root, file), constants), names);
}

const SHEET = /([^/]+)\.(?:sheet|inlined)\.css$/;

/**
 * Style sheets beyond that of the shell, by their names. Each is a file `{name}.sheet.css` next to what it styles, or `{name}.inlined.css` if
 * documents inline it. The sheets of pages where people arrive are inlined, because the first paint would otherwise wait another round trip for a
 * file. Each inlined sheet adds a hash to the policy in every response, so the sheets of tools stay files.
 */
export function styleSheets(root: string): Record<string, string> {
  return findByEnding(root, ['styles', 'site', 'subjects'], SHEET);
}

/** Sheets beyond that of the shell, by `styles/{name}`. */
export interface ExtraStyleSheets {
  /** The file of each, with a hash in its name: soft navigation loads it, and documents that don't inline it. */
  files: Record<string, string>;
  /** Code of those that documents inline. */
  inline: Record<string, string>;
}

/** Bundles each of these style sheets into a separate file. */
export function bundleExtraStyleSheets(root: string, outDir: string): ExtraStyleSheets {
  mkdirSync(join(outDir, 'assets/styles'), { recursive: true });
  const sheets: ExtraStyleSheets = { files: {}, inline: {} };
  for (const [name, source] of Object.entries(styleSheets(root))) {
    const code = bundleStyleSheet(root, source);
    const file = `assets/styles/${name}-${contentHash(code)}.css`;
    writeFileSync(join(outDir, file), code);
    sheets.files[`styles/${name}`] = file;
    if (source.endsWith('.inlined.css')) sheets.inline[`styles/${name}`] = code;
  }
  return sheets;
}
