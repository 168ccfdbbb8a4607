import { expect, test } from 'vitest';
import { offlineGroup } from './offline-group.ts';

test.each([
  ['runtime-1a2b.js', 'pages'],
  ['sidebar/main-1a2b.html', 'pages'],
  ['shared/react-1a2b.js', 'pages'],
  ['styles/home-1a2b.css', 'pages'],
  ['font-1a2b.woff2', 'pages'],
  ['search/shell-current.json', 'search'],
  ['search/terms-1a2b.txt', 'search'],
  ['search-worker-1a2b.js', 'search'],
  ['islands/search-page-1a2b.js', 'search'],
  ['recipe-worker-1a2b.js', 'tools'],
  ['tools/shell/urn/dataset.json', 'tools'],
  ['islands/tool-urn-1a2b.js', 'tools'],
  ['images/wide-960.1a2b.avif', 'images'],
  ['previews/1a2b.png', undefined],
  ['icon-512-1a2b.png', undefined],
  ['offline/1a2b.json', undefined],
  ['runtime-1a2b.js.br', undefined],
])('assets/%s belongs to: %s', (file, group) => {
  expect(offlineGroup(file)).toBe(group);
});
