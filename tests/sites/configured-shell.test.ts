import { afterAll, expect, test } from 'vitest';
import { buildTinySite, removeFolders, tinyContent } from './build-tiny-site.ts';

afterAll(removeFolders);

/** The introduction of a site without inlined script and styles. */
async function introductionOf(name: string): Promise<string> {
  const site = await buildTinySite(tinyContent(name));
  return site.read('docs/introduction/index.html').replaceAll(/<(script)>.*?<\/script>/gs, '');
}

/** The document without its style block too. */
const markupOf = (html: string) => html.replace(/<style>.*?<\/style>/s, '');

test('a closable announcement has its ID, its colors, its button, and a way to close it', async () => {
  const html = await introductionOf('closeable-announcement');
  expect(html).toMatch(/<html[^>]* data-announcement-id="spring"/);
  expect(html).toContain('data-announcement="spring"');
  expect(html).toContain('--announcement-background:#123456;--announcement-text:#fefefe');
  expect(html).toContain('<strong>Spring release</strong>');
  expect(html).toContain('href="https://example.com/try"');
  expect(html).toContain('aria-label="Close announcement"');
});

test('without an announcement there is no bar', async () => {
  const html = markupOf(await introductionOf('redirects'));
  expect(html).not.toContain('data-announcement=');
  expect(html).not.toContain('data-announcement-id');
});

test('the bar that hides on scroll and the system color mode are marked for the browser only if configured', async () => {
  const plain = markupOf(await introductionOf('redirects'));
  expect(plain).not.toContain('data-hide-on-scroll');
  expect(plain).not.toContain('data-color-system');
  expect(await introductionOf('hide-on-scroll')).toMatch(/<header[^>]* data-hide-on-scroll[ >]/);
  expect(await introductionOf('system-colour-mode')).toMatch(/<html[^>]* data-color-system[ >]/);
});
