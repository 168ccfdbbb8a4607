import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { saveData } from '../connection.ts';
import { idle } from '../idle.ts';
import { type Listening, listen } from '../listen.ts';
import { expect, test, untilInteractive } from './fixture.ts';

const FRAGMENT = '**/docs/long.fragment.json';

/** A line over which the fragment of a long page comes in two parts. */
interface SlowLine {
  /** Sends the rest to all who wait for it. */
  sendRest(): void;
  /** Ends before the rest. */
  breakOff(): void;
  requests(): number;
  server: Listening;
}

async function startSlowLine(page: Page, origin: string): Promise<SlowLine> {
  const [beginning = '', rest = ''] = (await (await fetch(`${origin}/docs/long.fragment.json`)).text()).split('\n');
  const waiting = new Set<ServerResponse>();
  let requests = 0;
  const server = await listen(
    createServer((_request, response) => {
      requests += 1;
      waiting.add(response);
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.write(`${beginning}\n`);
    }),
  );
  await page.route(FRAGMENT, (route) => route.continue({ url: `${server.origin}/` }));
  return {
    server,
    requests: () => requests,
    sendRest() {
      for (const response of waiting) response.end(rest);
    },
    breakOff() {
      for (const response of waiting) response.destroy();
    },
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a page that arrives over a slow connection', () => {
  let line: SlowLine;

  test.beforeEach(async ({ page, origin }) => {
    await saveData(page);
    line = await startSlowLine(page, origin);
    await page.goto('/docs/start');
    await untilInteractive(page);
    await page.evaluate('window.marked = true');
  });
  test.afterEach(() => line.server.close());

  test('shows its beginning immediately, and the rest when it has arrived', async ({ page, messages }) => {
    await page.evaluate("localStorage.setItem('docusaurus.tab.language', 'curl')");
    await page.getByRole('link', { name: 'Long', exact: true }).click();
    await expect(heading(page)).toHaveText('Long');
    await expect(page).toHaveURL(/\/docs\/long$/);
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('[data-announcer]')).toHaveText('Navigated to /docs/long | Small');
    await expect(page.getByTestId('tabs-3').getByRole('tab', { name: 'cURL' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.locator('main[data-arriving] footer')).toHaveCount(0);
    await expect(page.locator('.progress')).toBeVisible();
    line.sendRest();
    await expect(page.locator('main footer')).toHaveText('Edited');
    await expect(page.locator('main:not([data-arriving])')).toBeAttached();
    await expect(page.getByTestId('tabs-4').getByRole('tab', { name: 'cURL' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.locator('dh-island output')).toHaveText('mounted late');
    await expect(page.locator('.progress')).toHaveCount(0);
    expect(await page.evaluate('window.marked')).toBe(true);
    expect(messages).toEqual([]);
  });

  test('ends up identical to its document', async ({ page }) => {
    await page.getByRole('link', { name: 'Long', exact: true }).click();
    await expect(heading(page)).toHaveText('Long');
    line.sendRest();
    await expect(page.locator('dh-island output')).toHaveText('mounted late');
    const here = await page.locator('main').innerHTML();
    await page.reload();
    await expect(page.locator('dh-island output')).toHaveText('mounted late');
    await untilInteractive(page);
    expect(here).toBe(await page.locator('main').innerHTML());
  });

  test('goes to a place that was requested before it arrived', async ({ page }) => {
    await page.getByRole('link', { name: 'Long', exact: true }).click();
    await page.getByRole('link', { name: 'Last', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/long#last$/);
    expect(await page.evaluate('scrollY')).toBe(0);
    line.sendRest();
    await expect(page.locator('#last')).toBeInViewport();
    expect(await page.evaluate('window.marked')).toBe(true);
  });

  test('doesn’t move a reader who has gone to a place that had already arrived', async ({ page }) => {
    await page.getByRole('link', { name: 'Long', exact: true }).click();
    await page.getByRole('link', { name: 'First', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/long#first$/);
    await page.evaluate('scrollTo(0, 7)');
    line.sendRest();
    await expect(page.locator('main footer')).toHaveText('Edited');
    expect(await page.evaluate('scrollY')).toBe(7);
  });

  test('is loaded as a document if the rest doesn’t arrive', async ({ page }) => {
    await page.getByRole('link', { name: 'Long', exact: true }).click();
    await expect(heading(page)).toHaveText('Long');
    line.breakOff();
    await page.waitForFunction(() => !('marked' in window));
    await expect(page.locator('main footer')).toHaveText('Edited');
    await expect(page).toHaveURL(/\/docs\/long$/);
  });

  test('doesn’t affect a reader who has moved on, whether or not the rest arrives', async ({ page, messages }) => {
    for (const end of [line.sendRest, line.breakOff]) {
      await page.getByRole('link', { name: 'Long', exact: true }).click();
      await expect(heading(page)).toHaveText('Long');
      await page.getByRole('link', { name: 'On to two' }).click();
      await expect(heading(page)).toHaveText('Two');
      end();
      await idle(page);
      await expect(heading(page)).toHaveText('Two');
      await expect(page.locator('main footer, .progress')).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to start' }).click();
      await expect(heading(page)).toHaveText('Start');
      // What has come stays in memory: another one, for the second round.
      await page.reload();
      await untilInteractive(page);
      await page.evaluate('window.marked = true');
    }
    // The browser's own word for the line that broke.
    expect(messages.filter((message) => !message.startsWith('Failed to load resource'))).toEqual([]);
  });

  test('is requested again if the rest didn’t arrive before', async ({ page }) => {
    await page.getByRole('link', { name: 'Long', exact: true }).click();
    await page.getByRole('link', { name: 'On to two' }).click();
    await expect(heading(page)).toHaveText('Two');
    line.breakOff();
    await page.getByRole('link', { name: 'Back to start' }).click();
    await page.getByRole('link', { name: 'Long', exact: true }).click();
    await expect(heading(page)).toHaveText('Long');
    expect(line.requests()).toBe(2);
    line.sendRest();
    await expect(page.locator('main footer')).toHaveText('Edited');
    expect(await page.evaluate('window.marked')).toBe(true);
  });

  test('survives a double click', async ({ page, messages }) => {
    await page.getByRole('link', { name: 'Long', exact: true }).dblclick();
    await expect(heading(page)).toHaveText('Long');
    line.sendRest();
    await expect(page.locator('main footer')).toHaveText(['Edited']);
    expect(await page.evaluate('window.marked')).toBe(true);
    expect(messages).toEqual([]);
  });

  test('filters the entries in the rest like the others', async ({ page }) => {
    await page.getByRole('link', { name: 'Long', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Filter' }).fill('t');
    await expect(page.locator('main output').first()).toHaveText('1 shown');
    await page.getByRole('searchbox', { name: 'Filter' }).fill('term');
    await expect(page.locator('main output').first()).toHaveText('None');
    line.sendRest();
    await expect(page.locator('main output').first()).toHaveText('1 shown');
    await expect(page.locator('[data-entry]:visible')).toHaveText(/About term/);
  });

  test('leaves open a dialog that was opened in the meantime', async ({ page }) => {
    await page.getByRole('link', { name: 'Long', exact: true }).click();
    await expect(heading(page)).toHaveText('Long');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    line.sendRest();
    await expect(page.locator('main footer')).toHaveText('Edited');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  test('is shown whole if a place in it is requested, and on Back', async ({ page }) => {
    await page.getByRole('link', { name: 'Long, last' }).click({ noWaitAfter: true });
    await expect(page.locator('.progress')).toBeVisible();
    await expect(heading(page)).toHaveText('Start');
    line.sendRest();
    await expect(page.locator('#last')).toBeFocused();
    await expect(page.locator('#last')).toBeInViewport();
    await expect(page.locator('main[data-arriving]')).toHaveCount(0);
    let position = 0;
    const stays = async () => {
      const earlier = position;
      position = Number(await page.evaluate('scrollY'));
      return position > 0 && position === earlier;
    };
    await expect.poll(stays).toBe(true);
    await page.goBack();
    await expect(heading(page)).toHaveText('Start');
    await page.goForward();
    await expect(heading(page)).toHaveText('Long');
    await expect.poll(() => page.evaluate('scrollY')).toBe(position);
  });
});
