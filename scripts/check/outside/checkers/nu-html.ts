import { join } from 'node:path';
import { z } from 'zod';
import { builtFiles } from '../checked-site.ts';
import type { OutsideChecker } from '../checker.ts';
import { installPackages } from '../install-packages.ts';
import { installedVersion } from '../installed-version.ts';
import { parsePrinted, runProgram } from '../run-program.ts';

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      lastColumn: z.number().optional(),
      message: z.string(),
    }),
  ),
});

async function hasJava(): Promise<boolean> {
  try {
    return (await runProgram('java', ['-version'])).code === 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Checks all documents with the Nu HTML checker of the W3C. The parts below assets/ aren't documents, so it can't read them. */
export const nuHtml: OutsideChecker = {
  name: 'nu-html',
  isQuick: false,
  run: async ({ root, dist }) => {
    if (!(await hasJava())) {
      return { skipped: 'It requires Java 17 or newer, for example from Debian’s default-jre-headless package.' };
    }
    const modules = await installPackages(root);
    const documents = builtFiles(dist, '.html').filter((file) => !file.startsWith('assets/'));
    const jar = join(modules, 'vnu-jar/build/dist/vnu.jar');
    const words = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', '--skip-info-messages'];
    const printed = await runProgram('java', [...words, ...documents], { cwd: dist });
    const { messages } = report.parse(parsePrinted(printed, 'vnu'));
    return {
      version: installedVersion(modules, 'vnu-jar'),
      inputs: documents.length,
      findings: messages.map(({ type, subType, url = '', lastLine, lastColumn, message }) => ({
        rule: subType ?? type,
        where: `${url.replace(/^.*\/dist\//, '')}:${lastLine}:${lastColumn}`,
        message,
      })),
    };
  },
};
