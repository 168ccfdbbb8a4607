import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerFromNetwork } from './answer.ts';
import { offer } from './fixtures.ts';

const origin = 'https://docs.example.com';
const record = {
  offer,
  moved: { '/catalog/docs/labels': '/catalog/docs/tags#create' },
  keptAt: '2026-11-22T10:00:00Z',
};
const kept: Readonly<Record<string, string>> = {
  '/catalog/offline.json': JSON.stringify(record),
  '/catalog/docs/tags': '<main>Tags</main>',
};
const giveWay = vi.fn(() => Promise.resolve());
let network: (address: string) => Promise<Response>;

/** Caches as far as they are asked here: one copy, or none. */
function keep(files: typeof kept | undefined): void {
  const match = (path: string) => Promise.resolve(files?.[path] === undefined ? undefined : new Response(files[path]));
  const names = files ? ['docs-offline /catalog/ build-1'] : [];
  vi.stubGlobal('caches', { keys: () => Promise.resolve(names), match });
}

async function visit(path: string): Promise<string> {
  const works: Promise<unknown>[] = [];
  const request = { url: origin + path, mode: 'navigate' } as Request;
  const response = await answerFromNetwork(request, {
    base: '/catalog/',
    giveWay,
    waitUntil: (work) => works.push(work),
  });
  await Promise.all(works);
  return response.headers.get('location') ?? response.text();
}

beforeEach(() => {
  keep(kept);
  vi.stubGlobal('fetch', (asked: Request | string) => network(typeof asked === 'string' ? asked : asked.url));
});
afterEach(() => {
  giveWay.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page', () => {
  test('comes from the site, also when the site says that it is gone', async () => {
    network = () => Promise.resolve(new Response('from the site', { status: 200 }));
    expect(await visit('/catalog/docs/tags')).toBe('from the site');
    network = (address) => Promise.resolve(new Response('gone', { status: address.endsWith('tags') ? 404 : 200 }));
    expect(await visit('/catalog/docs/tags')).toBe('gone');
    expect(giveWay).not.toHaveBeenCalled();
  });

  test.each(['no network', 'HTTP 503'])('comes from the copy after: %s', async (trouble) => {
    network = () => (trouble === 'HTTP 503' ? Promise.resolve(new Response('', { status: 503 })) : Promise.reject());
    const page = await visit('/catalog/docs/tags/?q=1');
    expect(page).toContain('Tags');
    expect(page).toContain('The copy of November 22, 2026.');
  });

  test('comes from the copy when the network takes too long, and from the network when only that has it', async () => {
    vi.useFakeTimers();
    network = () => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 60_000));
    const [known, unknown] = [visit('/catalog/docs/tags'), visit('/catalog/docs/other')];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await known).toContain('The copy of');
    expect(await unknown).toBe('late');
  });

  test('redirects if it has moved, and says so if it doesn’t exist', async () => {
    network = () => Promise.reject(new TypeError('no network'));
    expect(await visit('/catalog/docs/labels')).toBe(`${origin}/catalog/docs/tags#create`);
    expect(await visit('/catalog/docs/%E0%A4%A')).toContain('Not in the copy.');
  });
});

describe('the worker steps aside', () => {
  test('when there is no copy', async () => {
    keep(undefined);
    network = () => Promise.resolve(new Response('from the site'));
    expect(await visit('/catalog/docs/tags')).toBe('from the site');
    expect(giveWay).toHaveBeenCalledOnce();
  });

  test.each([404, 410])('when the site answers %s for its offer', async (status) => {
    network = (address) =>
      Promise.resolve(new Response('', { status: address.endsWith('offline.json') ? status : 200 }));
    await visit('/catalog/docs/tags');
    expect(giveWay).toHaveBeenCalledOnce();
  });

  test('but not if the offer can’t be requested', async () => {
    network = (address) => (address.endsWith('offline.json') ? Promise.reject() : Promise.resolve(new Response('')));
    await visit('/catalog/docs/tags');
    expect(giveWay).not.toHaveBeenCalled();
  });
});
