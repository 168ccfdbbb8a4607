import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../hast.ts';
import { markLines } from './mark-lines.ts';

const mark = (start: number, end: number) => ({ value: 'server' as const, rule: '', start, end });

test.each([
  [
    '<span class="s">"http://a"</span> b',
    '"http://a" b',
    mark(1, 9),
    '<span class="s">"<data value="server">http://a</data>"</span> b',
  ],
  [
    '<span class="f">pip </span>install <span class="p">-U</span> x',
    'pip install -U x',
    mark(0, 14),
    '<data value="server"><span class="f">pip </span>install <span class="p">-U</span></data> x',
  ],
  [
    '<span class="f">a b</span><span class="s">c d</span>',
    'a bc d',
    mark(2, 4),
    '<span class="f">a </span><data value="server"><span class="f">b</span><span class="s">c</span></data><span class="s"> d</span>',
  ],
  [
    '<span class="prompt">$ </span><span data-command=""><span class="f">x</span> &lt;y</span>',
    '$ x <y',
    mark(4, 6),
    '<span class="prompt">$ </span><span data-command=""><span class="f">x</span> <data value="server">&lt;y</data></span>',
  ],
])('marks go around whole words and into colored ones: %s', (line, code, place, expected) => {
  expect(markLines([line], code, [place])).toEqual([expected]);
});

test('only the lines that contain a mark change', () => {
  expect(markLines(['<i></i>a', 'b'], 'a\nb', [mark(2, 3)])).toEqual(['<i></i>a', '<data value="server">b</data>']);
});

const words = fc.array(
  fc.tuple(fc.constantFrom('', 'k', 's'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 })),
  {
    minLength: 1,
    maxLength: 8,
  },
);

test('whatever the colors are, the text stays, elements are nested correctly, and every mark is one element', () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (pieces, one, other) => {
      const tokens = pieces.map(([type, text]) => [type, text.replace(/[\r\n]/g, '·')] as const);
      const code = tokens.map(([, text]) => text).join('');
      const html = tokens
        .map(([type, text]) => (type ? `<span class="${type}">${escapeHtml(text)}</span>` : escapeHtml(text)))
        .join('');
      const [start = 0, last = 0] = [one % code.length, other % code.length].sort((a, b) => a - b);
      const [line = ''] = markLines([html], code, [mark(start, last + 1)]);
      expect(line.replace(/<[^>]*>/g, '')).toBe(escapeHtml(code));
      const open: string[] = [];
      for (const [, closing, name] of line.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
        if (!closing) open.push(name ?? '');
        else expect(open.pop()).toBe(name);
      }
      expect(open).toEqual([]);
      const inside = /<data[^>]*>(.*?)<\/data>/s.exec(line)?.[1]?.replace(/<[^>]*>/g, '');
      expect(inside).toBe(escapeHtml(code.slice(start, last + 1)));
    }),
  );
});
