import { expect, test } from 'vitest';
import { parseFragment, readFragment } from './fragments.ts';

const fragment = { shell: 'b1', title: 'Tags', main: '<h1>Tags</h1>' };

test('a fragment for the same shell is used', () => {
  expect(parseFragment(fragment, 'b1')).toBe(fragment);
});

test.each<[what: string, value: unknown]>([
  ['another shell', { ...fragment, shell: 'b2' }],
  ['no main', { ...fragment, main: undefined }],
  ['a main of another type', { ...fragment, main: {} }],
  ['a text', 'fragment'],
  ['a list', []],
])('%s is refused', (_what, value) => {
  expect(() => parseFragment(value, 'b1')).toThrow('not for this document');
});

test('an empty value is rejected', () => {
  expect(() => parseFragment(null, 'b1')).toThrow();
});

const long = '{"shell":"b1","title":"Tags","main":"<h1>Tags</h1>",\n"rest":{".prose":"<p>Größe</p>"}}';

/** A body of which the test says when each piece comes. */
function arriving() {
  const { readable, writable } = new TransformStream<BufferSource>();
  const writer = writable.getWriter();
  const bytes = new TextEncoder().encode(long);
  return {
    body: readable,
    send: (from: number, to?: number) => writer.write(bytes.slice(from, to)).catch(() => {}),
    end: () => writer.close(),
    fail: () => writer.abort(new Error('cut off')),
  };
}

const endOfLine = long.indexOf('\n') + 1;
/** In the middle of a letter of two bytes. */
const insideLetter = new TextEncoder().encode(long.slice(0, long.indexOf('ö'))).length + 1;

test('a fragment can be used when its beginning is there, and has the rest when that is', async () => {
  const { body, send, end } = arriving();
  const loading = readFragment(body, 'b1');
  send(0, 10);
  send(10, endOfLine);
  const { rest, ...beginning } = await loading;
  expect(beginning).toEqual(fragment);
  send(endOfLine, insideLetter);
  send(insideLetter);
  end();
  expect(await rest).toEqual({ '.prose': '<p>Größe</p>' });
});

test('the rest fails if it is cut off or the connection breaks', async () => {
  const short = arriving();
  const first = readFragment(short.body, 'b1');
  short.send(0, insideLetter);
  short.end();
  await expect((await first).rest).rejects.toThrow(SyntaxError);
  const broken = arriving();
  const second = readFragment(broken.body, 'b1');
  broken.send(0, insideLetter);
  const { rest } = await second;
  broken.fail();
  await expect(rest).rejects.toThrow('cut off');
});

test('if a fragment gets too long, loading stops and the connection is closed', async () => {
  let isGivenUp = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(100))),
    cancel: () => {
      isGivenUp = true;
    },
  });
  await expect(readFragment(body, 'b1', (length) => length > 1000)).rejects.toThrow('too long');
  expect(isGivenUp).toBe(true);
});

test('a fragment in one line is complete immediately, with its rest if it has one', async () => {
  const read = (text: string) => readFragment(new Response(text).body as ReadableStream<BufferSource>, 'b1');
  expect(await read(JSON.stringify(fragment))).toEqual(fragment);
  const { rest } = await read(long.replace('\n', ''));
  expect(await rest).toEqual({ '.prose': '<p>Größe</p>' });
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html>\n<title>Hello</title>'],
  ['the beginning of another release', long.replace('b1', 'b2')],
  ['half a beginning', long.slice(0, 30)],
])('%s is refused', async (_what, text) => {
  await expect(readFragment(new Response(text).body as ReadableStream<BufferSource>, 'b1')).rejects.toThrow();
});
