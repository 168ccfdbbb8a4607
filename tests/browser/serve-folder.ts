import type { AddressInfo } from 'node:net';
import { createSiteServer } from '#scripts/serve/site-server.ts';

export interface ServedSite {
  /** e.g. `http://127.0.0.1:41234`. */
  origin: string;
  /** Address of home: origin and base URL. */
  home: string;
  close(): Promise<void>;
}

/**
 * Serves a built site as `npm run serve` does, on a free port.
 * @param at base URL it is served at; the one it was built for unless given
 */
export async function serveFolder(dir: string, at?: string): Promise<ServedSite> {
  const { server, base } = createSiteServer(dir, at);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    home: `${origin}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
