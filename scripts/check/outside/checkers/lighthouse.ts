import { join } from 'node:path';
import { z } from 'zod';
import { ensureBrowser } from '#scripts/test/find-browser.ts';
import { kindsOfPages } from '../checked-site.ts';
import type { Finding, OutsideChecker } from '../checker.ts';
import { installPackages } from '../install-packages.ts';
import { installedVersion } from '../installed-version.ts';
import { parsePrinted, runProgram } from '../run-program.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The only category that depends on how busy the machine is, so it gets more attempts. */
const TIMED = 'performance';
const ATTEMPTS = 3;
/** Below this benchmark index, Lighthouse itself warns that the machine is too slow for its performance score. */
const SLOW_MACHINE = 1000;

const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), title: z.string(), displayValue: z.string().optional() }),
  ),
});
type Report = z.infer<typeof report>;

const isSlow = ({ environment }: Report) => environment.benchmarkIndex < SLOW_MACHINE;

/** One finding for each audit that costs a category points. On a machine that is too slow, layout shift is the only one of performance. */
function findingsOf(found: Report, where: string): Finding[] {
  const { categories, audits } = found;
  return CATEGORIES.flatMap((name) => {
    const { score, auditRefs } = categories[name];
    if (score === 1) return [];
    const isJudged = (id: string) => name !== TIMED || !isSlow(found) || id === 'cumulative-layout-shift';
    const costly = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1 && isJudged(id));
    return costly.map(({ id }) => ({
      rule: id,
      where,
      message:
        `${name} ${Math.round((score ?? 0) * 100)}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim(),
    }));
  });
}

/**
 * Runs Lighthouse on one page of each kind, as a phone and as a desktop computer. A page whose only missing points are in performance is measured
 * up to three times, and the best result counts, because other programs on the machine can only make a page slower.
 */
export const lighthouse: OutsideChecker = {
  name: 'lighthouse',
  isQuick: false,
  run: async ({ root, dist, serve }) => {
    const modules = await installPackages(root);
    const browser = await ensureBrowser();
    if (browser === undefined) return { skipped: 'Chromium isn’t installed.' };
    const origin = await serve();
    const measure = async (path: string, form: readonly string[]): Promise<Report> => {
      const words = [
        join(modules, 'lighthouse/cli/index.js'),
        origin + path,
        ...form,
        ...['--quiet', '--output=json', '--output-path=stdout', '--max-wait-for-load=90000'],
        ...[`--only-categories=${CATEGORIES.join(',')}`, '--chrome-flags=--headless --no-sandbox --disable-gpu'],
      ];
      return report.parse(
        parsePrinted(
          await runProgram(process.execPath, words, { environment: { CHROME_PATH: browser } }),
          'lighthouse',
        ),
      );
    };
    const findings: Finding[] = [];
    let unjudged = 0;
    const paths = kindsOfPages(dist).filter((path) => path !== '/nowhere');
    const forms = { phone: [], desktop: ['--preset=desktop'] };
    for (const path of paths) {
      for (const [name, form] of Object.entries(forms)) {
        let best: Finding[] | undefined;
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          const result = await measure(path, form);
          if (isSlow(result) && result.categories[TIMED].score !== 1) unjudged += 1;
          const found = findingsOf(result, `${path} (${name})`);
          if (best === undefined || found.length < best.length) best = found;
          if (!best.some(({ message }) => message.startsWith(TIMED))) break;
        }
        findings.push(...(best ?? []));
      }
    }
    return {
      version: installedVersion(modules, 'lighthouse'),
      inputs: paths.length * Object.keys(forms).length,
      findings,
      ...(unjudged > 0 && {
        unchecked: `Performance was below 100 in ${unjudged} runs. In those runs, only layout shift was judged, because the machine is slow or busy (benchmark index below ${SLOW_MACHINE}).`,
      }),
    };
  },
};
