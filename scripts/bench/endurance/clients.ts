import { connect, type Socket } from 'node:net';
import type { HostileRequest } from './hostile-requests.ts';

/** Milliseconds that a client waits for a response. */
const PATIENCE = 8_000;

/** A client's result: the status of the response, or why there is none. */
export type Outcome = number | 'aborted' | 'no response' | 'refused';

/** Sends a request and reads the response, or hangs up. */
export function send(port: number, { bytes, aborts }: HostileRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const end = (outcome: Outcome) => {
      socket.destroy();
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(received) ?? [];
      resolve(status === undefined ? outcome : Number(status));
    };
    socket.setTimeout(PATIENCE, () => end('no response'));
    socket.on('data', (chunk) => {
      if (received.length < 12) received += chunk.toString('latin1', 0, 12);
      if (aborts) end('aborted');
    });
    socket.once('end', () => end('no response'));
    // The server might hang up while a malformed request is still being sent.
    socket.once('error', ({ message }) => end(message.includes('ECONNREFUSED') ? 'refused' : 'no response'));
  });
}

/** Clients that keep their connections as long as the server lets them. */
export interface SlowClients {
  /** How often the server has disconnected one that sends a request one letter at a time. */
  disconnected(): number;
  stop(): void;
}

/** Milliseconds after which a client that never reads hangs up and comes back. A socket that isn't read doesn't notice that the server is gone. */
const STAY = 90_000;

/**
 * Connects clients that never read what they requested, and others that send a request one letter a second. Disconnected clients come back.
 * @param file a large one
 * @param count of each kind
 */
export function startSlowClients(port: number, file: string, count: number): SlowClients {
  const open = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let disconnected = 0;
  const request = `GET ${file} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`;
  /** Runs something later, unless the clients are stopped. */
  const later = (milliseconds: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      action();
    }, milliseconds);
    timers.add(timer);
  };
  const start = (dribbles: boolean) => {
    const socket = connect(port, '127.0.0.1');
    open.add(socket);
    const dribble = (at: number) => {
      if (socket.destroyed) return;
      socket.write(request.charAt(at % request.length));
      later(1_000, () => dribble(at + 1));
    };
    socket.once('connect', () => {
      if (dribbles) {
        socket.resume();
        dribble(0);
        return;
      }
      socket.pause();
      socket.write(request);
      later(STAY, () => socket.destroy());
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      open.delete(socket);
      if (dribbles) disconnected += 1;
      // Not immediately, because a server that is gone would get endless requests.
      later(1_000, () => start(dribbles));
    });
  };
  for (let index = 0; index < count; index += 1) {
    start(true);
    start(false);
  }
  return {
    disconnected: () => disconnected,
    stop: () => {
      for (const socket of open) socket.removeAllListeners('close').destroy();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
