import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../checked-site.ts';
import type { Finding, OutsideChecker } from '../checker.ts';
import { installedVersion } from '../installed-version.ts';

const SCHEMAS = 'scripts/check/outside/schemas';

/** Schemas by the names of files that they are for. */
const formats: readonly [file: RegExp, schema: string][] = [
  [/\.atom$/, 'atom.rng'],
  [/(?:^|\/)sitemap[^/]*\.xml$/, 'sitemap.rng'],
  [/(?:^|\/)opensearch\.xml$/, 'opensearch.rng'],
];

/** Validates feeds, sitemaps, and search descriptions with xmllint against the RELAX NG schemas in `schemas/`. */
export const xmllint: OutsideChecker = {
  name: 'xmllint',
  isQuick: true,
  run: async ({ root, dist }) => {
    const { validateXML, memoryPages } = await import('xmllint-wasm');
    const inputs = builtFiles(dist, '.xml', '.atom').filter((file) => !file.startsWith('assets/'));
    const findings: Finding[] = [];
    for (const file of inputs) {
      const schema = formats.find(([pattern]) => pattern.test(file))?.[1];
      if (schema === undefined) {
        findings.push({ rule: 'schema', where: file, message: 'There is no schema for this file.' });
        continue;
      }
      const { errors } = await validateXML({
        xml: { fileName: file.replaceAll('/', '-'), contents: readFileSync(join(dist, file)) },
        schema: readFileSync(join(root, SCHEMAS, schema), 'utf8'),
        extension: 'relaxng',
        maxMemoryPages: memoryPages.GiB,
      });
      for (const { message, loc } of errors) {
        findings.push({ rule: schema, where: loc ? `${file}:${loc.lineNumber}` : file, message });
      }
    }
    return { version: installedVersion(join(root, 'node_modules'), 'xmllint-wasm'), inputs: inputs.length, findings };
  },
};
