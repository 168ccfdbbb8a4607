import { createServer, type Server } from 'node:http';
import { UsageError } from '#scripts/options.ts';

function portTaken(port: number): UsageError {
  return new UsageError(
    `Port ${port} is already in use. Choose another port: --port ${port + 1}, or PORT=${port + 1} in the environment.`,
  );
}

function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? portTaken(port) : error);
    server.once('error', fail);
    server.listen(port, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/** @throws UsageError with the option if something else listens on the port */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await bind(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Serves until the process is stopped, and logs why it stopped: the signal, or the exit code if the process ends in another way. Node logs an uncaught
 * error itself, before that. Nothing can be logged if the system kills the process (SIGKILL).
 * @returns the exit code
 */
export async function listen(server: Server, port: number, base: string): Promise<number> {
  await bind(server, port);
  server.on('error', (error) => console.error(`The server continues after an error: ${error.stack}`));
  console.log(`Ready: http://localhost:${port}${base}  (Ctrl+C stops)`);
  const logExit = (code: number) => console.error(`The server stopped: the process ended with code ${code}.`);
  process.once('exit', logExit);
  return new Promise((resolve) => {
    const stop = (signal: NodeJS.Signals) => {
      for (const each of SIGNALS) process.off(each, stop);
      process.off('exit', logExit);
      console.error(`The server stopped: it received ${signal}.`);
      server.close(() => resolve(0));
      server.closeAllConnections();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}
