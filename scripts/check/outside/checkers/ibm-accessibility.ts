import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { THEMES } from '#scripts/sheets/looks.ts';
import { withBrowser } from '#scripts/test/with-browser.ts';
import { kindsOfPages } from '../checked-site.ts';
import type { Finding, OutsideChecker } from '../checker.ts';
import { installPackages } from '../install-packages.ts';
import { installedVersion } from '../installed-version.ts';

/** Widths of a phone and of a desk, in CSS pixels. */
const WIDTHS = [390, 1440] as const;

/** The engine needs more than eight minutes for the longest reference, so the shortest one represents it. */
const SHORTER: Readonly<Record<string, string>> = { '/docs/graphql/objects': '/docs/graphql/scalars' };

const report = z.array(
  z.object({
    ruleId: z.string(),
    value: z.tuple([z.string(), z.string()]),
    path: z.object({ dom: z.string() }),
    message: z.string(),
  }),
);

/** Checks one page in one window with the engine's source. */
async function checkPage(browser: Browser, engine: string, url: string, width: number, theme: 'light' | 'dark') {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme });
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('[data-state=loading]').first().waitFor({ state: 'detached' });
    // This is not a script element, because the page's content security policy applies to those.
    await page.evaluate(`${engine}; globalThis.ace = ace;`);
    return report.parse(
      await page.evaluate(async () => {
        const { ace } = globalThis as unknown as {
          ace: { Checker: new () => { check: (node: Document, sets: string[]) => Promise<{ results: unknown[] }> } };
        };
        const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
        return results;
      }),
    );
  } finally {
    await page.close();
  }
}

/**
 * Checks one page of each kind with IBM's engine and all of its rules, at two widths and in both themes. Only what the engine is certain of is a
 * finding: it also lists what people have to check on any page, such as whether an alternative text fits.
 */
export const ibmAccessibility: OutsideChecker = {
  name: 'ibm-accessibility',
  isQuick: false,
  run: async ({ root, dist, serve }) => {
    const modules = await installPackages(root);
    const engine = readFileSync(join(modules, 'accessibility-checker-engine/ace.js'), 'utf8');
    const origin = await serve();
    const findings: Finding[] = [];
    let inputs = 0;
    const code = await withBrowser({}, async (browser) => {
      for (const path of kindsOfPages(dist).map((each) => SHORTER[each] ?? each)) {
        for (const width of WIDTHS) {
          for (const theme of THEMES) {
            inputs += 1;
            const results = await checkPage(browser, engine, origin + path, width, theme);
            for (const { ruleId, value, path: place, message } of results) {
              if (value[1] !== 'FAIL') continue;
              findings.push({ rule: ruleId, where: `${path} (${width} px, ${theme}) ${place.dom}`, message });
            }
          }
        }
      }
    });
    if (code !== 0) return { skipped: 'Chromium isn’t installed.' };
    return { version: installedVersion(modules, 'accessibility-checker-engine'), inputs, findings };
  },
};
