import { createServer, type Server } from 'node:http';
import { UsageError } from '#scripts/options.ts';

function portTaken(port: number): UsageError {
  return new UsageError(
    `Port ${port} is taken by another program. Choose another one: --port ${port + 1}, or PORT=${port + 1} in the environment.`,
  );
}

function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error),
    );
    server.listen(port, resolve);
  });
}

/** @throws UsageError naming the option when something else listens on the port */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await bind(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

/** Serves until the process is stopped. Resolves with the exit code. */
export async function listen(server: Server, port: number, base: string): Promise<number> {
  await bind(server, port);
  console.log(`Ready: http://localhost:${port}${base}  (Ctrl+C stops)`);
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        server.close(() => resolve(0));
        server.closeAllConnections();
      });
    }
  });
}
