import { expect, test } from 'vitest';
import { asLoaded, loadTestData, noData } from '../testing/load-test-data.ts';
import { generatePictures } from './generate.ts';
import { siteFacts } from './site-facts.ts';

const data = loadTestData('content', ['pictures', 'pictureLabels', 'sampleCatalogs']);

test('every picture can be drawn into a page, with its text alternative for search', () => {
  const { embeddedBlocks = {}, problems } = generatePictures(data);
  expect(problems).toEqual([]);
  expect(Object.keys(embeddedBlocks).length).toBeGreaterThanOrEqual(40);
  const part = embeddedBlocks['picture domain-list'];
  expect(part?.block).toMatchObject({ type: 'picture', name: 'domain-list', caption: '' });
  expect(part?.sections.map(({ text }) => text)).toEqual([expect.stringContaining('Domains page')]);
});

test('a name that doesn’t occur in the sample company is a problem', () => {
  const [company] = data.sampleCatalogs;
  if (!company) throw new Error('The sample company is missing.');
  const [first, ...rest] = company.value.assets;
  if (!first) throw new Error('The sample company has no assets.');
  const assets = [{ ...first, owners: ['mina.okoru'], upstream: ['nothing-like-it'] }, ...rest];
  const { problems } = generatePictures({ ...noData, sampleCatalogs: [asLoaded({ ...company.value, assets })] });
  expect(problems.map(({ message }) => message)).toEqual([
    'Nothing in the sample catalog is called "mina.okoru".',
    'Nothing in the sample catalog is called "nothing-like-it".',
  ]);
  expect(problems[0]?.fix).toBe('Did you mean "mina.okoro"?');
});

test('a site without a sample company has no pictures to draw', () => {
  expect(siteFacts(noData).company).toBeUndefined();
  expect(siteFacts(data).labels['domains-list']).toEqual(['Name', 'Owners', 'New Domain', 'Search domains...']);
});
