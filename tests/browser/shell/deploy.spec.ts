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
  await page.goto('/tools/deploy?mode=check');
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
  // Without the mouse, which loads the pages of links that it comes to rest on.
  await problems.getByRole('button', { name: 'Put it in quotation marks' }).press('Enter');
  await expect(editor).toContainText('value: "true"');
  await expect(problems).not.toContainText('must be a string');
  await expect(page.getByRole('status').filter({ hasText: 'Done: Put it in quotation marks.' })).toBeFocused();
  await problems.getByRole('button', { name: /^Line 3/ }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'At the cursor' })).toContainText(
    'Hostname of Elasticsearch or OpenSearch',
  );
  expect(requests).toEqual([]);
});

test('a Compose file and a .env file are recognized', async ({ page }) => {
  await page.goto('/tools/deploy?mode=check');
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
  await expect(status).toHaveText('Recognized 1 variable in this Compose file. 1 warning.');
  await paste('DATAHUB_SECRET=YouKnowNothing\n');
  await expect(status).toHaveText('Recognized 1 variable in this environment file. 1 warning.');
  await expect(page.getByRole('button', { name: 'Save as .env' })).toBeVisible();
});

test('files are written from answers and follow every change', async ({ page }) => {
  await page.goto('/tools/deploy');
  const result = page.getByRole('region', { name: 'Files and commands' });
  await expect(result.getByRole('status').first()).toHaveText(
    '2 files. The checker found no problems. Replace 9 examples with your own values.',
  );
  await expect(result.getByRole('group', { name: 'values.yaml', exact: true })).toContainText(
    'host: database.internal:3306',
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByLabel('Database host').fill('db.shop.internal');
  await expect(result.getByRole('group', { name: 'values.yaml', exact: true })).toContainText(
    'host: db.shop.internal:3306',
  );
  await page.getByLabel('Which Kafka cluster?').selectOption('Amazon MSK');
  await page.getByLabel('How does DataHub connect to Kafka?').selectOption('AWS IAM');
  await page.getByLabel('Which schema registry?').selectOption('AWS Glue');
  await expect(result.getByRole('group', { name: 'values.yaml', exact: true })).toContainText('type: AWS_GLUE');
  await expect(page).toHaveURL(/kafka=msk.*registry=glue/);
  expect(page.url()).not.toContain('shop');
  await result.getByText('create-topics.sh', { exact: true }).click();
  await expect(result.getByRole('group', { name: 'create-topics.sh' })).toContainText('DataHubUpgradeHistory_v1');
  await page.goBack();
  await expect(page).not.toHaveURL(/registry=glue/);
  await expect(result.getByRole('group', { name: 'values.yaml', exact: true })).not.toContainText('AWS_GLUE');
  expect(requests).toEqual([]);
});

test('an entry that can’t be used is explained, and its example stays', async ({ page }) => {
  await page.goto('/tools/deploy');
  const host = page.getByLabel('Database host');
  await host.fill('https://db.internal');
  await expect(host).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter a hostname without a scheme, port, or path.')).toBeVisible();
  const result = page.getByRole('region', { name: 'Files and commands' });
  await expect(result.getByRole('status').first()).toContainText('1 entry can’t be used.');
  await expect(result.getByRole('group', { name: 'values.yaml', exact: true })).toContainText(
    'host: database.internal:3306',
  );
});

test('commands, a diagram, and decisions follow from a link, and a file opens in the editor', async ({ page }) => {
  await page.goto('/tools/deploy?platform=docker&purpose=trial&graph=neo4j-bundled');
  const result = page.getByRole('region', { name: 'Files and commands' });
  await result.getByText('Commands', { exact: true }).click();
  await expect(result.getByRole('heading', { name: 'Roll back' })).toBeVisible();
  await expect(result).toContainText('docker compose -p datahub up -d');
  await result.getByText('Diagram', { exact: true }).click();
  await expect(
    result.getByRole('img', { name: /Metadata service \(port 8080\) connects to MySQL, .*, Neo4j/ }),
  ).toBeVisible();
  await result.getByText('Decisions', { exact: true }).click();
  await expect(result.getByRole('link', { name: 'GRAPH_SERVICE_IMPL' })).toHaveAttribute(
    'href',
    '/docs/deploy/environment/datahub-gms#graph_service_impl',
  );
  await result.getByText('Files', { exact: true }).click();
  await result.getByRole('button', { name: 'Check it in the editor' }).click();
  await expect(page.locator('.tool-status')).toContainText(/Recognized \d+ variables? in this Compose file\./);
  await expect(page.locator('.tool-status')).toContainText('No problems found.');
});
