import { toHref, toPath } from '#model/address.ts';
import { OFFER_FILE } from '#model/offline.ts';
import { copyNote, missingPage, noteInDocument, noteInFragment } from './copy-note.ts';
import { type KeptCopy, readCopy } from './kept-copy.ts';
import { COPY_HEADER } from './kept-file.ts';

/** If there is a copy, the network has only this much time to respond. */
const PATIENCE = 4000;

export interface Answering {
  /** Base of the language. */
  base: string;
  /** Called if there is no copy or the site no longer offers one, so the worker isn't needed. */
  giveWay: () => Promise<void>;
  /** Keeps the worker running until this is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** A file whose name depends on its content: from the copy, or otherwise from the network. */
export async function answerFromCopy(request: Request, base: string): Promise<Response> {
  const copy = await readCopy(base).catch(() => undefined);
  return (await copy?.match(new URL(request.url).pathname)) ?? fetch(request);
}

/**
 * Everything else: from the network, unless that fails, takes too long, or returns a server error.
 * @throws TypeError, like fetch, if neither has the file
 */
export async function answerFromNetwork(request: Request, { base, giveWay, waitUntil }: Answering): Promise<Response> {
  const isPage = request.mode === 'navigate';
  const network = fetch(request);
  const soon = Promise.race([network.catch(() => undefined), after(PATIENCE)]);
  const copy = await readCopy(base).catch(() => undefined);
  if (!copy) {
    if (isPage) waitUntil(giveWay());
    return network;
  }
  const response = await soon;
  if (response && response.status < 500) {
    if (isPage) waitUntil(isWithdrawn(base).then((withdrawn) => (withdrawn ? giveWay() : undefined)));
    return response;
  }
  const kept = await keptAnswer(request, base, copy);
  if (kept) return kept;
  return isPage ? network.catch(() => page(missingPage(copy.offer, base), 503)) : network;
}

/** Whether the site no longer offers a copy. Readers who have one must then be told. */
async function isWithdrawn(base: string): Promise<boolean> {
  const response = await fetch(base + OFFER_FILE, { cache: 'no-cache' }).catch(() => undefined);
  return response?.status === 404 || response?.status === 410;
}

async function keptAnswer(request: Request, base: string, copy: KeptCopy): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const style = { base, trailingSlash: copy.offer.trailingSlash };
  const path = request.mode === 'navigate' ? toPath(pathname, style) : undefined;
  const moved = path !== undefined && copy.moved[toHref(path, style)];
  if (moved) return Response.redirect(new URL(moved, request.url).href);
  const kept = await copy.match(path === undefined ? pathname : toHref(path, style));
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.set(COPY_HEADER, copy.keptAt);
  if (path !== undefined) return new Response(noteInDocument(await kept.text(), copyNote(copy)), { headers });
  if (!pathname.endsWith('.fragment.json')) return new Response(kept.body, { headers });
  return new Response(noteInFragment(await kept.text(), copyNote(copy)), { headers });
}

function page(html: string, status: number): Response {
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
