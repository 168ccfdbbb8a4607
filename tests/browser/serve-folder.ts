import type { AddressInfo } from 'node:net';
import { createSiteServer } from '#scripts/serve/site-server.ts';

export interface ServedSite {
  /** e.g. `http://127.0.0.1:41234`. */
  origin: string;
  /** Address of home: origin and base URL. */
  home: string;
  close(): Promise<void>;
}

/** Serves a built site as `npm run serve` does, on a free port. */
export async function serveFolder(dir: string): Promise<ServedSite> {
  const { server, base } = createSiteServer(dir);
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
