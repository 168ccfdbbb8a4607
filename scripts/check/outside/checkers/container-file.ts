import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, OutsideChecker } from '../checker.ts';
import { installedVersion } from '../installed-version.ts';
import { breaksOfRules } from './container-rules.ts';

const FILE = 'deploy/container/Dockerfile';

/** Checks the syntax of the container file with the validator of Docker's language server, and the rules of hadolint that `container-rules.ts` lists. */
export const containerFile: OutsideChecker = {
  name: 'container-file',
  isQuick: true,
  run: async ({ root }) => {
    const [{ validate }, { DockerfileParser }] = await Promise.all([
      import('dockerfile-utils'),
      import('dockerfile-ast'),
    ]);
    const text = readFileSync(join(root, FILE), 'utf8');
    const findings = validate(text).map(
      ({ message, range, code }): Finding => ({
        rule: String(code ?? 'syntax'),
        where: `${FILE}:${range.start.line + 1}`,
        message: typeof message === 'string' ? message : message.value,
      }),
    );
    return {
      version: installedVersion(join(root, 'node_modules'), 'dockerfile-utils'),
      inputs: 1,
      findings: [...findings, ...breaksOfRules(DockerfileParser.parse(text), FILE)],
    };
  },
};
