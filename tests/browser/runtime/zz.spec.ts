import { expect, test } from './fixture.ts';
test('debug', async ({ page }) => {
  page.on('console', (m) => console.log(m.text()));
  await page.addInitScript(() => {
    const s = NavigateEvent.prototype.scroll;
    NavigateEvent.prototype.scroll = function () { const b = scrollY; s.call(this); console.log('scroll()', this.navigationType, this.destination.url, 'before', b, 'after', scrollY, document.documentElement.scrollHeight); };
    addEventListener('scroll', () => console.log('scrolled', scrollY, location.pathname));
    navigation.addEventListener('navigatesuccess', () => console.log('success', scrollY, location.pathname));
  });
  await page.goto('/docs/one');
  await page.evaluate('scrollTo(0, 1500)');
  await page.getByRole('link', { name: 'On to two' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  await page.waitForTimeout(300);
  await page.evaluate('scrollTo(0, 300)');
  await page.waitForTimeout(1500);
  console.log('--- back');
  await page.goBack();
  await page.waitForTimeout(1500);
  console.log('--- forward');
  await page.goForward();
  await page.waitForTimeout(1000);
});
