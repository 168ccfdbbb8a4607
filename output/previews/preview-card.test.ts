import { expect, test } from 'vitest';
import { english } from '#model/strings.ts';
import { pageCard, previewFile, screenCard } from './preview-card.ts';

const config = { title: 'DataHub', url: 'https://docs.example.com' };
const page = { title: 'Snowflake', kind: 'connector' } as const;
const place = (...labels: string[]) => ({ trail: labels.map((label) => ({ label })) });

test('a card shows what the page is and where it is', () => {
  expect(pageCard(page, place('Integrations', 'Sources'), config, english)).toEqual({
    site: 'DataHub',
    title: 'Snowflake',
    motif: 'connector',
    kind: 'Connectors',
    trail: 'Integrations › Sources',
  });
});

test('the preview of a page outside the navigation shows the host', () => {
  expect(pageCard(page, undefined, config, english).trail).toBe('docs.example.com');
  expect(screenCard({ title: 'Tools', screen: 'tools' }, config)).toMatchObject({
    motif: 'tool',
    kind: '',
    trail: 'docs.example.com',
  });
});

test('a long trail loses its outer steps, and a long step its end', () => {
  const long = pageCard(page, place('A'.repeat(30), 'B'.repeat(30), 'Sources'), config, english);
  expect(long.trail).toBe(`… › ${'B'.repeat(30)} › Sources`);
  expect(pageCard(page, place('A', 'B'.repeat(90)), config, english).trail).toMatch(/^… › B+…$/);
});

test("a picture's name changes with its text and with the font", () => {
  const assets = {
    files: { font: 'assets/font-1.woff2' },
    bootScript: '',
    bannerScript: '',
    serviceWorker: '',
    diskSearch: '',
    inlineStyles: '',
    inlineSheets: {},
  };
  const card = screenCard({ title: 'Tools', screen: 'tools' }, config);
  const file = previewFile(card, assets);
  expect(file).toMatch(/^assets\/previews\/\w{8}\.png$/);
  expect(previewFile({ ...card }, assets)).toBe(file);
  expect(previewFile({ ...card, title: 'Other' }, assets)).not.toBe(file);
  expect(previewFile(card, { ...assets, files: { font: 'assets/font-2.woff2' } })).not.toBe(file);
});
