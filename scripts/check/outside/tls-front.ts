import { createServer as createHttp, type RequestListener, request as send } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The first byte of a TLS handshake (RFC 8446, section 5.1: content type 22). */
const HANDSHAKE = 22;

/**
 * Serves a site as a host with TLS does: encrypted requests go to the site, and others are redirected to the encrypted address. Both arrive at
 * one port, because the observatory asks for both addresses of one host name.
 * @param origin address of the site without TLS
 * @param secret private key and certificate in PEM format
 * @returns the host name with its port, and a function that stops it
 */
export async function startTlsFront(
  origin: string,
  secret: { key: string; cert: string },
): Promise<{ host: string; close: () => void }> {
  const forward: RequestListener = ({ method, url = '/', headers }, response) => {
    const onward = send(`${origin}${url}`, { method: method ?? 'GET', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => response.writeHead(502).end()).end();
  };
  const redirect: RequestListener = ({ url, headers }, response) => {
    response.writeHead(301, { Location: `https://${headers.host}${url}` }).end();
  };
  const encrypted = createHttps(secret, forward);
  const plain = createHttp(redirect);
  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === HANDSHAKE ? encrypted : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    host: `localhost:${(front.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      front.close();
    },
  };
}
