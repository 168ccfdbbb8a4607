import { createSiteServer } from '#scripts/serve/site-server.ts';

export interface ServedSite {
  /** For example, `http://localhost:41234`. */
  origin: string;
  close(): void;
}

/** Serves a built site, ours or another generator's, as `npm run serve` does: compressed, on a port that is free. */
export async function serveSite(dist: string): Promise<ServedSite> {
  const { server } = createSiteServer(dist);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
