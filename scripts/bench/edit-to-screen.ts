import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { copyRepository } from './copy-repository.ts';
import { startDevServer } from './dev-server.ts';
import { median, milliseconds, type Row } from './row.ts';

const EDITS = 7;

/** Measures how long the dev server takes to start, and from a saved Markdown file to the changed page on the screen. */
export async function benchEditToScreen(root: string, browser: Browser): Promise<Row[]> {
  const copy = copyRepository(root, join(root, 'content'));
  const begin = performance.now();
  const server = await startDevServer(copy.root);
  try {
    const page = await browser.newPage();
    const ready = performance.now() - begin;
    await page.goto(`${server.origin}/docs/introduction`);
    const shownFirst = performance.now() - begin;
    await page.waitForFunction(() => document.documentElement.dataset.interactive === '');
    const file = join(copy.contentDir, 'docs/introduction.md');
    const text = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const mark = `Edited ${edit} times.`;
      const shown = page.evaluate(
        (words) =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (document.body.textContent?.includes(words)) requestAnimationFrame(() => resolve(Date.now()));
              else requestAnimationFrame(look);
            };
            look();
          }),
        mark,
      );
      const since = Date.now();
      writeFileSync(file, `${text}\n${mark}\n`);
      times.push((await shown) - since);
      // Longer than watchers wait for more changes.
      await page.waitForTimeout(300);
    }
    return [
      { what: 'Dev server, nothing cached, until ready', budget: '', measured: milliseconds(ready) },
      { what: 'Dev server, until its first page is loaded', budget: '', measured: milliseconds(shownFirst) },
      { what: 'Edit of a page to visible change', budget: '≤ 90 ms', measured: milliseconds(median(times)) },
    ];
  } finally {
    await server.stop();
    copy.remove();
  }
}
