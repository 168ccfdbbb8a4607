import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { copyRepository, type RepositoryCopy } from '#scripts/bench/copy-repository.ts';
import { type DevServer, startDevServer } from '#scripts/bench/dev-server.ts';
import { copyTinyContent } from '../../sites/copy-tiny-content.ts';

/** A copy of the repository with the content of a site in tests/sites/. */
function copyOf(name: string): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-content-'));
  const copy = copyRepository(process.cwd(), copyTinyContent(name, join(folder, 'content')));
  rmSync(folder, { recursive: true });
  return copy;
}

const test = base.extend<object, { copy: RepositoryCopy & DevServer }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const copy = copyOf('redirects');
      const server = await startDevServer(copy.root);
      await use({ ...copy, ...server });
      await server.stop();
      copy.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

/** A page that isn't in the sidebar. */
function pageOf(words: string): string {
  return `---\ntitle: New page\ndescription: What this new page tells the reader, in one whole sentence.\nsidebar: none\n---\n\n${words}\n`;
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Opens a page and marks its window, to tell later whether it was loaded again. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Vite may load the page once more when it meets a package for the first time.
  await page.waitForFunction(() => document.documentElement.dataset.interactive === '');
  await page.evaluate('window.marked = true');
}

const isMarked = (page: Page) => page.evaluate('window.marked === true');

// The first test, because the server has only just started.
test('a page written as soon as the server runs appears', async ({ page, copy }) => {
  // The server transforms everything for its first page.
  test.slow();
  writeFileSync(join(copy.contentDir, 'docs/first.md'), pageOf('Early.'));
  const status = async () => (await page.goto(`${copy.origin}/docs/first`))?.status();
  await expect.poll(status, { timeout: 90_000 }).toBe(200);
  await expect(page.getByText('Early.')).toBeVisible();
});

test('an edit of Markdown shows without a reload', async ({ page, copy }) => {
  await open(page, `${copy.origin}/docs/tags`);
  edit(join(copy.contentDir, 'docs/tags.md'), (text) => text.replace('Tags are labels.', 'Tags are *sticky* labels.'));
  await expect(page.locator('.prose em')).toHaveText('sticky');
  expect(await isMarked(page)).toBe(true);
});

test('an edit of a style sheet shows without a reload', async ({ page, copy }) => {
  await open(page, `${copy.origin}/docs/tags`);
  edit(join(copy.root, 'styles/base.css'), (text) => `${text}\nh1 { letter-spacing: 7px; }\n`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '7px');
  expect(await isMarked(page)).toBe(true);
});

test('an edit of a component shows', async ({ page, copy }) => {
  await open(page, `${copy.origin}/docs/tags`);
  edit(join(copy.root, 'site/article/ArticleFooter.tsx'), (text) =>
    text.replace('{strings.editThisPage}', '{strings.editThisPage} now'),
  );
  await expect(page.getByRole('link', { name: 'Edit this page now' })).toBeVisible();
});

test('an error leaves the last good page in view and the server running', async ({ page, copy }) => {
  await open(page, `${copy.origin}/docs/tags`);
  const file = join(copy.contentDir, 'docs/tags.md');
  edit(file, (text) => text.replace('Tags are', ':::warning\nTags were\n:::\n\nTags are'));
  edit(file, (text) =>
    text.replace(':::warning\nTags were\n:::\n\n', '').replace('Open the entity', 'Open any entity'),
  );
  await expect(page.getByText('Open any entity')).toBeVisible();
});

test('after an edit is shown, its problems appear in the terminal', async ({ page, copy }) => {
  await open(page, `${copy.origin}/docs/tags`);
  const file = join(copy.contentDir, 'docs/tags.md');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, `${right}\nRead [more](/docs/nowhere) about them.\n`);
  await expect(page.getByRole('link', { name: 'more' })).toBeVisible();
  await expect.poll(copy.printed).toContain('/docs/nowhere');
  writeFileSync(file, right);
  await expect(page.getByRole('link', { name: 'more' })).toHaveCount(0);
});

test('a new page appears as soon as it is written', async ({ page, copy }) => {
  writeFileSync(join(copy.contentDir, 'docs/new.md'), pageOf('Fresh.'));
  await expect.poll(async () => (await page.goto(`${copy.origin}/docs/new`))?.status()).toBe(200);
  await expect(page.getByText('Fresh.')).toBeVisible();
});

test('an edit made before the page hears from the server shows once it does', async ({ page, copy }) => {
  const file = join(copy.contentDir, 'docs/early.md');
  const address = `${copy.origin}/docs/early`;
  const served = async () => (await page.request.get(address)).text();
  writeFileSync(file, pageOf('The first version.'));
  await expect.poll(served).toContain('The first version.');
  let connect = () => {};
  const connection = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route('**/@vite/client', async (route) => {
    await connection;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByText('The first version.')).toBeVisible();
  writeFileSync(file, pageOf('The second version.'));
  await expect.poll(served).toContain('The second version.');
  connect();
  await expect(page.getByText('The second version.')).toBeVisible();
});

test('the component gallery is shown in development', async ({ page, copy }) => {
  await page.goto(`${copy.origin}/__gallery`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Component gallery');
});

test('a site with a base URL is served below it', async ({ page }) => {
  const copy = copyOf('base-path');
  const server = await startDevServer(copy.root);
  try {
    const [first = ''] = readdirSync(join(copy.contentDir, 'docs')).filter((file) => file.endsWith('.md'));
    await open(page, `${server.origin}/catalog/docs/${first.replace('.md', '')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('display', 'flex');
  } finally {
    await server.stop();
    copy.remove();
  }
});
