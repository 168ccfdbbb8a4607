import type { SampleMark } from '#model/reader-values.ts';

/** Text of a line, still escaped, with the tags that are open around it. */
interface Piece {
  text: string;
  tags: readonly string[];
}

/**
 * Puts `<data value="…">` around the marked places of colored code. If a mark ends inside a colored word, the word is split in two.
 * @param lines HTML of each colored line: elements, text, and escaped characters
 * @param code the sample that the marks were found in
 */
export function markLines(lines: readonly string[], code: string, marks: readonly SampleMark[]): string[] {
  let lineStart = 0;
  const ends = code.split('\n').map(({ length }) => {
    lineStart += length + 1;
    return lineStart;
  });
  return lines.map((line, index) => {
    const start = ends[index - 1] ?? 0;
    const own = marks.filter((mark) => mark.start >= start && mark.end < (ends[index] ?? 0));
    return own.length === 0 ? line : markLine(line, start, own);
  });
}

function markLine(line: string, lineStart: number, marks: readonly SampleMark[]): string {
  const characters = charactersOf(line);
  const writer = createWriter();
  let at = 0;
  for (const { value, start, end } of marks) {
    const pieces = characters.slice(start - lineStart, end - lineStart);
    writer.write(characters.slice(at, start - lineStart));
    writer.moveTo(sharedTags(pieces));
    writer.html(`<data value="${value}">`);
    writer.write(pieces);
    writer.moveTo(sharedTags(pieces));
    writer.html('</data>');
    at = end - lineStart;
  }
  writer.write(characters.slice(at));
  writer.moveTo([]);
  return writer.result();
}

/** The characters of a line, each with its tags; elements without text are lost. */
function charactersOf(line: string): Piece[] {
  const characters: Piece[] = [];
  let tags: readonly string[] = [];
  for (const [token] of line.matchAll(/<[^>]*>|&\w+;|[^<]/gu)) {
    if (token.startsWith('</')) tags = tags.slice(0, -1);
    else if (token.startsWith('<')) tags = [...tags, token];
    // Offsets of marks count UTF-16 units.
    else for (const text of token.startsWith('&') ? [token] : token.split('')) characters.push({ text, tags });
  }
  return characters;
}

function sharedTags(pieces: readonly Piece[]): readonly string[] {
  const [first, ...rest] = pieces.map(({ tags }) => tags);
  return (first ?? []).filter((_, index) =>
    rest.every((tags) => tags.slice(0, index + 1).join() === first?.slice(0, index + 1).join()),
  );
}

/** Writes pieces as HTML and opens and closes elements only where they change. */
function createWriter() {
  let html = '';
  let open: readonly string[] = [];
  const moveTo = (tags: readonly string[]) => {
    const shared = sharedTags([
      { text: '', tags: open },
      { text: '', tags },
    ]).length;
    for (const tag of open.slice(shared).reverse()) html += `</${/^<(\w+)/.exec(tag)?.[1]}>`;
    html += tags.slice(shared).join('');
    open = tags;
  };
  return {
    moveTo,
    html: (text: string) => {
      html += text;
    },
    write: (pieces: readonly Piece[]) => {
      for (const { text, tags } of pieces) {
        moveTo(tags);
        html += text;
      }
    },
    result: () => html,
  };
}
