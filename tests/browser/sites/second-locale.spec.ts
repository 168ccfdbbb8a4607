import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'second-locale' });
// Two workers would build the site twice.
test.describe.configure({ mode: 'default' });

test('the language switcher keeps the page', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.locator('[data-language-menu] summary').click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/docs\/introduction$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction en français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the switcher follows soft navigation', async ({ page }) => {
  await page.goto('/fr/docs/introduction');
  await page.getByRole('link', { name: 'étiquettes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
  await page.locator('[data-language-menu] summary').click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/docs\/tags$/);
});

test('changing the language loads a document in that language and direction, without mixing', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/tags');
  await page.locator('[data-language-menu] summary').click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.untranslated')).toBeVisible();
  await expect(page.locator('article')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('link', { name: 'انتقل إلى المحتوى' })).toHaveCount(1);
  const [nav, main] = await Promise.all(
    ['.sidebar', 'main'].map((part) => page.locator(part).evaluate((element) => element.getBoundingClientRect().left)),
  );
  expect(nav).toBeGreaterThan(main ?? 0);
  expect(complaints).toEqual([]);
});

for (const width of [320, 390, 1240]) {
  test(`a page that reads from right to left never scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/ar/docs/introduction');
    const extra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(extra).toBe(0);
  });
}

test('navigation is announced in the language of the page', async ({ page }) => {
  await page.goto('/fr/docs/introduction');
  await page.getByRole('link', { name: 'étiquettes' }).click();
  await expect(page.locator('[data-announcer]')).toHaveText(/est affichée/);
});

test('an unknown address below a language gets the not-found page of that language', async ({ page }) => {
  const response = await page.goto('/fr/docs/introducton');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('main a[href="/fr/docs/introduction"]')).toBeVisible();
});

test('search returns results in the page’s language and can be narrowed to another', async ({ page }) => {
  await page.goto('/fr/search?q=introduction');
  const best = page.locator('.result-list h2 a').first();
  await expect(best).toHaveAttribute('href', '/fr/docs/introduction');
  const languages = page.getByRole('group', { name: 'Language' });
  await expect(languages.getByRole('button', { pressed: true })).toHaveText(/^Français/);
  await languages.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/fr/search?q=introduction&locale=en');
  await expect(best).toHaveAttribute('href', '/docs/introduction');
});

test('a tool stays in the language of the page while it is used', async ({ page, complaints }) => {
  await page.goto('/fr/tools/urn');
  await page.getByRole('button', { name: 'Un jeu de données' }).click();
  // This site describes no entity types, so each URN has an error.
  await expect(page.getByRole('heading', { name: 'Erreurs' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the deploy studio writes its questions, reasons, and steps in the language of the page', async ({
  page,
  complaints,
}) => {
  await page.goto('/fr/tools/deploy');
  await expect(page.getByRole('group', { name: 'Où DataHub s’exécute-t-il ?' })).toBeVisible();
  await page.getByLabel('Hôte de la base de données').fill('https://db.internal');
  await expect(page.getByText('Saisissez un nom d’hôte sans schéma, port ni chemin.')).toBeVisible();
  await expect(page.getByText('Sans jeton, quiconque atteint une API peut tout modifier.')).toBeVisible();
  await page.getByText('Commandes', { exact: true }).click();
  await expect(page.getByText('Créer l’espace de noms:')).toBeVisible();
  await page.getByText('Schéma', { exact: true }).click();
  await expect(page.getByRole('img', { name: /Service de métadonnées \(port 8080\) se connecte à/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
