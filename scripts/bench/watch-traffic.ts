import type { Page, Request } from '@playwright/test';

/** What a page view is made of. */
export const byteKinds = ['document', 'script', 'style', 'font', 'image', 'other'] as const;
export type ByteKind = (typeof byteKinds)[number];

const kinds: Readonly<Record<string, ByteKind>> = {
  document: 'document',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
};

export interface LoadedFiles {
  /** Bytes sent, including headers. */
  bytes: Record<ByteKind, number>;
  requests: number;
  /** Milliseconds from the first request to the end of the last response. */
  lastByte: number;
}

export interface Traffic {
  /** What has been loaded so far. */
  soFar(): Promise<LoadedFiles>;
  /**
   * Waits until nothing has been loading for a while.
   * @param calm milliseconds without any request
   * @throws Error if a page still loads something after half a minute
   */
  quiet(calm: number): Promise<void>;
}

const PATIENCE = 30_000;

/** Counts everything that a page and its workers load over the network from now on. */
export function watchTraffic(page: Page): Traffic {
  const started: Request[] = [];
  const finished: Request[] = [];
  const open = new Set<Request>();
  let changed = performance.now();
  const isNetwork = (request: Request) => request.url().startsWith('http');
  page.on('request', (request) => {
    if (!isNetwork(request)) return;
    started.push(request);
    open.add(request);
    changed = performance.now();
  });
  const close = (request: Request) => {
    open.delete(request);
    changed = performance.now();
  };
  page.on('requestfailed', close);
  page.on('requestfinished', (request) => {
    if (!isNetwork(request)) return;
    close(request);
    finished.push(request);
  });
  return {
    async soFar() {
      const loaded = finished.slice();
      const bytes: LoadedFiles['bytes'] = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
      for (const request of loaded) {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        bytes[kinds[request.resourceType()] ?? 'other'] += responseBodySize + responseHeadersSize;
      }
      const ends = loaded
        .map((request) => request.timing())
        .map(({ startTime, responseEnd }) => startTime + responseEnd);
      const lastByte = ends.length === 0 ? 0 : Math.max(...ends) - (started[0]?.timing().startTime ?? 0);
      return { bytes, requests: loaded.length, lastByte };
    },
    async quiet(calm) {
      const deadline = performance.now() + PATIENCE;
      while (open.size > 0 || performance.now() - changed < calm) {
        if (performance.now() > deadline) {
          throw new Error(`${page.url()} still loads ${[...open].map((request) => request.url()).join(', ')}.`);
        }
        await page.waitForTimeout(50);
      }
    },
  };
}

/** All bytes of what was loaded. */
export function totalBytes({ bytes }: Pick<LoadedFiles, 'bytes'>): number {
  return byteKinds.reduce((sum, kind) => sum + bytes[kind], 0);
}
