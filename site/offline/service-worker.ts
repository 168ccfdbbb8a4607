/*
 * The worker of a kept copy. It is registered only by the reader's button on /offline, and it unregisters itself when there is no copy or when the
 * site no longer offers one. It contains nothing specific to a build, because everything that it needs to know is in the copy's record.
 */
import { answerFromCopy, answerFromNetwork } from './answer.ts';
import { removeCopies } from './kept-copy.ts';
import { strategyOf } from './strategy.ts';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
/** The service worker globals that are used. The type library for workers can't be combined with the one for pages. */
const worker = globalThis as unknown as {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

const { scope } = worker.registration;
const base = new URL(scope).pathname;

async function giveWay(): Promise<void> {
  await removeCopies(base);
  await worker.registration.unregister();
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyOf(
    { method: request.method, url: request.url, isPart: request.headers.has('range') },
    scope,
  );
  if (strategy === 'copy-first') event.respondWith(answerFromCopy(request, base));
  if (strategy === 'network-first') {
    event.respondWith(answerFromNetwork(request, { base, giveWay, waitUntil: (work) => event.waitUntil(work) }));
  }
});
