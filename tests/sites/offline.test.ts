import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { OfflineList, OfflineOffer } from '#model/offline.ts';
import { buildTinySite, removeFolders, tinyContent } from './build-tiny-site.ts';

const site = await buildTinySite(tinyContent('second-locale'));
afterAll(removeFolders);

function offered(folder: string): { offer: OfflineOffer; list: OfflineList } {
  const offer = JSON.parse(site.read(`${folder}offline.json`)) as OfflineOffer;
  return { offer, list: JSON.parse(site.read(offer.list.slice(1))) as OfflineList };
}

/** The file that a host sends for an address. */
function fileAt(address: string): string {
  const path = address.slice(1).replace(/\/$/, '');
  const candidates = [path, path === '' ? 'index.html' : `${path}/index.html`];
  return candidates.find((file) => site.files.includes(file)) ?? '';
}

test.each(['', 'fr/', 'ar/'])(
  'the list of /%s names files with their size, and their sum is what is offered',
  (folder) => {
    const { offer, list } = offered(folder);
    const wrong = list.files.filter(([address, bytes]) => {
      const file = fileAt(address);
      return file === '' || statSync(join(site.dir, file)).size !== bytes;
    });
    expect(wrong).toEqual([]);
    const sum = Object.values(offer.groups).reduce((all, { bytes }) => all + bytes, 0);
    expect(list.files.reduce((all, [, bytes]) => all + bytes, 0)).toBe(sum);
    expect(site.files).toContain(`${folder}service-worker.js`);
  },
);

test("each language's copy contains its own pages and search, plus the shared files", () => {
  const [english = [], french = []] = ['', 'fr/'].map((folder) =>
    offered(folder).list.files.map(([address]) => address),
  );
  expect(english).toContain('/docs/introduction');
  expect(english.filter((address) => /^\/(fr|ar)\//.test(address))).toEqual([]);
  expect(french).toContain('/fr/docs/introduction.fragment.json');
  const unshared = french.filter((address) => !address.startsWith('/fr/'));
  expect(unshared.filter((address) => !/^\/(assets|latest)\//.test(address))).toEqual([]);
  expect(unshared.filter((address) => /\/(search|sidebar|pages)\/|\/overlays-\w+\.html/.test(address))).toEqual([]);
  expect(unshared.filter((address) => address.startsWith('/assets/runtime-'))).toHaveLength(1);
  expect(french.filter((address) => /^\/fr\/latest\/search\/.*\.json$/.test(address))).toHaveLength(1);
});

test("a site without an archive doesn't offer one", () => {
  expect(offered('').offer.archive).toBeUndefined();
  expect(site.files.filter((file) => file.startsWith('archive/'))).toEqual([]);
});
