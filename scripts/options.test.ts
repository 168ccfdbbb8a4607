import { afterEach, describe, expect, test, vi } from 'vitest';
import { readOptions, readPort, UsageError } from './options.ts';

afterEach(() => vi.unstubAllEnvs());

describe('options', () => {
  test('are read in both spellings, next to other words', () => {
    const { values, positionals } = readOptions(['page', '--port', '4000', '/docs/x'], { port: { type: 'string' } });
    expect([values.port, positionals]).toEqual(['4000', ['page', '/docs/x']]);
    expect(readOptions(['--port=4000'], { port: { type: 'string' } }).values.port).toBe('4000');
  });

  test('without a value are on or omitted, and may be anywhere', () => {
    const report = { report: { type: 'boolean' } } as const;
    expect(readOptions(['content', '--report'], report)).toMatchObject({
      values: { report: true },
      positionals: ['content'],
    });
    expect(readOptions(['content'], report).values.report).toBeUndefined();
  });

  test("that don't exist are rejected with a list of those that do", () => {
    const misspelt = () => readOptions(['--prot', '1'], { port: { type: 'string' } });
    expect(misspelt).toThrow(UsageError);
    expect(misspelt).toThrow(/--prot/);
    expect(misspelt).toThrow('\nOptions: --port.');
    expect(() => readOptions(['--port'], {})).toThrow('\nOptions: none.');
  });
});

describe('the port', () => {
  test('comes from the option, then from the environment, and is otherwise the default', () => {
    vi.stubEnv('PORT', '');
    expect(readPort(undefined, 3000)).toBe(3000);
    vi.stubEnv('PORT', '4000');
    expect(readPort(undefined, 3000)).toBe(4000);
    expect(readPort('5000', 3000)).toBe(5000);
  });

  test.each(['0', '65536', '-1', '80.5', 'http', '3000a', 'Infinity', ' '])(
    '%j is rejected with an example',
    (port) => {
      expect(() => readPort(port, 3000)).toThrow(
        new UsageError(`"${port}" isn't a valid port. Enter a whole number from 1 to 65535, for example --port 3001.`),
      );
    },
  );
});
