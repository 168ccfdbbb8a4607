import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** For example, `http://127.0.0.1:41234`. */
  origin: string;
  close(): Promise<void>;
}

/** Lets a server listen on a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
