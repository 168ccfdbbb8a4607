import { createSiteServer } from '#scripts/serve/site-server.ts';
import { type Listening, listen } from './listen.ts';

export interface ServedSite extends Listening {
  /** Address of home: origin and base URL. */
  home: string;
}

/**
 * Serves a built site as `npm run serve` does, on a free port.
 * @param at base URL it is served at; the one it was built for unless given
 */
export async function serveFolder(dir: string, at?: string): Promise<ServedSite> {
  const { server, base } = createSiteServer(dir, at);
  const listening = await listen(server);
  return { ...listening, home: `${listening.origin}${base}` };
}
