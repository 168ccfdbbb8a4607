import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { assertPortIsFree, listen } from './listen.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops the server, and the log says so', async (signal) => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = createServer();
  const code = listen(server, 0, '/');
  await vi.waitFor(() => expect(process.listenerCount(signal)).toBe(1));
  process.emit(signal, signal);
  expect(await code).toBe(0);
  expect(log.mock.calls).toEqual([[`The server stopped: it received ${signal}.`]]);
  expect(process.listenerCount(signal)).toBe(0);
});

test('if the process ends without a signal, the log contains its exit code', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const others = process.listeners('exit');
  const server = createServer();
  const code = listen(server, 0, '/');
  await vi.waitFor(() => expect(process.listenerCount('SIGTERM')).toBe(1));
  const [own] = process.listeners('exit').filter((each) => !others.includes(each));
  own?.(7);
  expect(log.mock.calls).toEqual([['The server stopped: the process ended with code 7.']]);
  process.emit('SIGTERM', 'SIGTERM');
  await code;
  expect(process.listeners('exit')).toEqual(others);
});

test("an error in the listening server is logged and doesn't stop it", async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = createServer();
  const code = listen(server, 0, '/');
  await vi.waitFor(() => expect(process.listenerCount('SIGTERM')).toBe(1));
  for (const message of ['too many open files', 'again']) server.emit('error', new Error(message));
  expect(server.listening).toBe(true);
  process.emit('SIGTERM', 'SIGTERM');
  await code;
  expect(log.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining('too many open files'),
    expect.stringContaining('again'),
    'The server stopped: it received SIGTERM.',
  ]);
});

test('a port that is in use is an error that suggests another one', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await expect(assertPortIsFree(port)).rejects.toThrow(`Port ${port} is already in use.`);
  server.close();
});
