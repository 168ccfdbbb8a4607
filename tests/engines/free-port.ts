import { createServer } from 'node:http';
import { listen } from '../browser/listen.ts';

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const { origin, close } = await listen(createServer());
  await close();
  return Number(new URL(origin).port);
}
