import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { OutsideChecker } from '../checker.ts';
import { installPackages } from '../install-packages.ts';
import { installedVersion } from '../installed-version.ts';
import { parsePrinted, runProgram } from '../run-program.ts';
import { startTlsFront } from '../tls-front.ts';

const PACKAGE = '@mdn/mdn-http-observatory';
/** The best grade. */
const BEST = 'A+';

const report = z.object({
  scan: z.object({ grade: z.string(), score: z.number(), testsQuantity: z.number() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string().nullable() })),
});

interface SelfSigned {
  generate: (
    attributes: { name: string; value: string }[],
    options: { extensions: unknown[] },
  ) => Promise<{ private: string; cert: string }>;
}

/** Grades the headers of the home page with the HTTP Observatory of MDN, behind TLS with a certificate that is made for the test. */
export const observatory: OutsideChecker = {
  name: 'observatory',
  isQuick: false,
  run: async ({ root, serve }) => {
    const modules = await installPackages(root);
    const { generate } = createRequire(join(modules, 'package.json'))('selfsigned') as SelfSigned;
    const secret = await generate([{ name: 'commonName', value: 'localhost' }], {
      extensions: [
        { name: 'basicConstraints', cA: true },
        { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
      ],
    });
    const folder = mkdtempSync(join(tmpdir(), 'docs-observatory-'));
    const trusted = join(folder, 'certificate.pem');
    writeFileSync(trusted, secret.cert);
    const front = await startTlsFront(await serve(), { key: secret.private, cert: secret.cert });
    try {
      // The list of preloaded hosts, which a script of the package would fetch, says nothing about localhost.
      writeFileSync(join(modules, PACKAGE, 'conf/hsts-preload.json'), '{}');
      const printed = await runProgram(process.execPath, [join(modules, PACKAGE, 'src/scan.js'), front.host], {
        environment: { NODE_EXTRA_CA_CERTS: trusted },
      });
      const { scan, tests } = report.parse(parsePrinted(printed, 'mdn-http-observatory-scan'));
      const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
      return {
        version: installedVersion(modules, PACKAGE),
        inputs: scan.testsQuantity,
        findings: [
          ...(scan.grade === BEST ? [] : [{ rule: 'grade', where: '/', message: `${scan.grade} (${scan.score})` }]),
          ...failed.map(([rule, { result }]) => ({ rule, where: '/', message: result ?? 'failed' })),
        ],
      };
    } finally {
      front.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
