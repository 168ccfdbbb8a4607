import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { deployFactFiles } from '#subjects/deploy/make-facts.ts';
import { pairs, randomChoices } from '#subjects/deploy/testing/combinations.ts';
import { writeDeployment } from '#subjects/deploy/write/write-deployment.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';

/** Commits of the chart repository, by the release that the chart installs. */
const commits = {
  'v0.10.1': '3133f567d3e351f015c82b9404cc2552240ba1f6',
  'v0.10.2': '09a9063',
} as const;

const hasHelm = spawnSync('helm', ['version']).status === 0;
// Git directory of a clone of acryldata/datahub-helm.
const clone = process.env.CHART_REPOSITORY;
const folder = mkdtempSync(join(tmpdir(), 'deploy-render-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Takes the main chart out of the clone, with its subcharts where Helm looks for them. */
function chartOf(release: keyof typeof commits, gitDir: string): string {
  const target = join(folder, release);
  mkdirSync(target);
  const archive = execFileSync('git', ['--git-dir', gitDir, 'archive', commits[release], 'charts/datahub']);
  execFileSync('tar', ['x', '-C', target], { input: archive });
  const chart = join(target, 'charts/datahub');
  cpSync(join(chart, 'subcharts'), join(chart, 'charts'), { recursive: true });
  return chart;
}

describe('values files of the deploy studio', () => {
  it.skipIf(!hasHelm || clone === undefined)(
    'are rendered by the chart (needs helm in the PATH and a clone of the chart repository in CHART_REPOSITORY)',
    async () => {
      const { deploy: facts } = deployFactFiles(loadTestData('content'));
      const charts = { 'v0.10.1': chartOf('v0.10.1', clone ?? ''), 'v0.10.2': chartOf('v0.10.2', clone ?? '') };
      const texts = new Map<string, keyof typeof commits>();
      for (const choices of [...pairs(), ...randomChoices(400)]) {
        const file = writeDeployment(choices, {}, facts.services).files.find(({ name }) => name === 'values.yaml');
        if (file !== undefined) texts.set(file.text, choices.release);
      }
      const failures: string[] = [];
      const waiting = [...texts].entries();
      const render = async () => {
        for (const [index, [text, release]] of waiting) {
          const values = join(folder, `values-${index}.yaml`);
          writeFileSync(values, text);
          await promisify(execFile)('helm', ['template', 'datahub', charts[release], '--values', values], {
            maxBuffer: 64 * 2 ** 20,
          }).catch((error: Error) => failures.push(`${error.message}\n${text}`));
        }
      };
      await Promise.all([render(), render()]);
      console.log(`${texts.size} values files rendered.`);
      expect(texts.size).toBeGreaterThan(500);
      expect(failures).toEqual([]);
    },
    1_800_000,
  );
});
