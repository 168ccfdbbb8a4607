import { describe, expect, test } from 'vitest';
import { type Strategy, strategyOf } from './strategy.ts';

const scope = 'https://docs.example.com/catalog/fr/';
const ask = (url: string, method = 'GET', isPart = false) => strategyOf({ method, url, isPart }, scope);

describe('what the worker does', () => {
  test.each<[string, Strategy]>([
    ['/catalog/fr/', 'network-first'],
    ['/catalog/fr/docs/tags?q=1', 'network-first'],
    ['/catalog/fr/docs/tags.fragment.json', 'network-first'],
    ['/catalog/fr/docs/assets/logos', 'network-first'],
    ['/catalog/fr/assets/search/terms-1a2b.txt', 'copy-first'],
    ['/catalog/fr/latest/search/shell-current.json', 'network-first'],
    ['/catalog/latest/tools/shell/errors.json', 'network-first'],
    ['/catalog/assets/runtime-1a2b.js', 'copy-first'],
    ['/catalog/docs/tags', 'network'],
    ['/elsewhere', 'network'],
    ['/catalog/fr/offline.json', 'network'],
    ['/catalog/fr/service-worker.js', 'network'],
  ])('%s: %s', (path, strategy) => {
    expect(ask(`https://docs.example.com${path}`)).toBe(strategy);
  });

  test('it ignores other hosts, write requests, and parts of files', () => {
    expect(ask('https://other.example.com/catalog/fr/docs/tags')).toBe('network');
    expect(ask(`${scope}docs/tags`, 'POST')).toBe('network');
    expect(ask(`${scope}docs/tags`, 'GET', true)).toBe('network');
  });
});
