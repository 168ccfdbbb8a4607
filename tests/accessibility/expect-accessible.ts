import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { exceptions } from './exceptions.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  rule: string;
  element: string;
  advice: string;
}

/**
 * Fails with rule, element, and advice for everything on the page that keeps a reader from using it.
 * @param what only the colors, if everything else has been checked in another theme of the same page
 */
export async function expectAccessible(page: Page, what: 'everything' | 'colors' = 'everything'): Promise<void> {
  // Entries out of view have heights of placeholders, so axe would measure targets where they never are.
  await page.locator('[data-entry]').evaluateAll((entries) => {
    for (const entry of entries) entry.style.contentVisibility = 'visible';
  });
  // This is not a script element, because the page's content security policy applies to those.
  await page.evaluate(axe);
  const colors = ['color-contrast', 'link-in-text-block'];
  const options: RunOptions = {
    ...(what === 'colors'
      ? { runOnly: { type: 'rule', values: colors } }
      : { runOnly: { type: 'tag', values: tags }, rules: { 'label-content-name-mismatch': { enabled: true } } }),
    resultTypes: ['violations'],
  };
  const { violations, passes, inapplicable, incomplete } = await page.evaluate<AxeResults, RunOptions>(
    (given) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(given),
    options,
  );
  const found: Violation[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target, failureSummary = '' } of nodes) {
      const selector = String(target.at(-1));
      if (await isExcepted(page, id, selector)) continue;
      found.push({ rule: id, element: `${selector} ${html.slice(0, 160)}`, advice: failureSummary });
    }
  }
  expect(found).toEqual([]);
  // What content/conformance.yaml counts on, since a new version of axe might leave it out.
  const applied = [...passes, ...inapplicable, ...incomplete].map(({ id }) => id);
  const counted =
    what === 'colors'
      ? ['color-contrast']
      : ['color-contrast', 'target-size', 'link-name', 'html-has-lang', 'label-content-name-mismatch'];
  expect(applied).toEqual(expect.arrayContaining(counted));
}

async function isExcepted(page: Page, rule: string, selector: string): Promise<boolean> {
  const applying = exceptions.filter((exception) => exception.rule === rule);
  for (const exception of applying) {
    if (
      await page
        .locator(selector)
        .first()
        .evaluate((element, not) => element.matches(not), exception.selector)
    )
      return true;
  }
  return false;
}
