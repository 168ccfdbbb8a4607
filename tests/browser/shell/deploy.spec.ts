import { expect, test } from '../real-site.ts';

const values = `global:
  elasticsearch:
    host: search-shop.eu-west-1.es.amazonaws.com
    useSSL: "true"
elasticsearchSetupJob:
  extraEnvs:
    - name: USE_AWS_ELASTICSEARCH
      value: true
`;

test('a values file is checked, explained, and corrected without a request', async ({ page }) => {
  await page.goto('/tools/deploy');
  const editor = page.getByRole('textbox', { name: 'Deployment file' });
  await page.locator('.tool .cm-content').waitFor();
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, values);
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('AWS OpenSearch listens on port 443');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await problems.getByRole('button', { name: 'Put it into quotation marks' }).click();
  await expect(editor).toContainText('value: "true"');
  await expect(problems).not.toContainText('must be a string');
  await expect(page.getByRole('status').filter({ hasText: 'Done: Put it into quotation marks.' })).toBeFocused();
  await problems.getByRole('button', { name: /^Line 3/ }).click();
  await expect(page.getByRole('complementary', { name: 'At the cursor' })).toContainText(
    'Hostname of Elasticsearch or OpenSearch',
  );
  expect(requests).toEqual([]);
});

test('a Compose file and an .env file are recognized', async ({ page }) => {
  await page.goto('/tools/deploy');
  await page.locator('.tool .cm-content').waitFor();
  const editor = page.getByRole('textbox', { name: 'Deployment file' });
  const paste = async (pasted: string) => {
    await editor.press('ControlOrMeta+a');
    await editor.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
  };
  const status = page.locator('.tool-status');
  await paste(
    'services:\n  datahub-gms:\n    image: linkedin/datahub-gms:v0.10.2\n    environment:\n      - ELASTICSEARCH_HOST=localhost\n',
  );
  await expect(status).toHaveText('Read as a Compose file with 1 variable that we know. 1 warning.');
  await paste('DATAHUB_SECRET=YouKnowNothing\n');
  await expect(status).toHaveText('Read as a file with environment variables with 1 variable that we know. 1 warning.');
  await expect(page.getByRole('button', { name: 'Save as .env' })).toBeVisible();
});
