import { describe, expect, it } from 'vitest';
import { problemLines, renderTest } from '../test-page.ts';

function diagram(dot: string): string {
  return `:::diagram{alt="A picture."}\n\`\`\`dot\n${dot}\n\`\`\`\n:::`;
}

describe('diagrams', () => {
  it('leaves colors, fonts, IDs, and links to the page', async () => {
    const { html } = await renderTest(
      diagram('digraph { a -> b; a [URL="javascript:alert(1)", tooltip="t", class=muted] }'),
    );
    expect(html).not.toMatch(/stroke="|font-|#|javascript|<a |<title| id="|style=/);
    expect(html).toContain('class="node muted"');
    expect(html).toContain('role="img" aria-label="A picture."');
  });

  it('draws boxes as rectangles, which can have round corners, and keeps every other shape', async () => {
    const { html } = await renderTest(diagram('digraph { a; b [shape=diamond]; a -> b }'));
    expect(html.match(/<rect x="-?\d+" y="-?\d+" width="\d+" height="\d+"\/>/g)).toHaveLength(1);
    // The diamond and the head of the arrow.
    expect(html.match(/<polygon /g)).toHaveLength(2);
  });

  it('puts an icon on the border of a box that names a kind of thing', async () => {
    const { html } = await renderTest(diagram('digraph { a [label="mysql\\nport 3306"]; b [label="starts"]; a -> b }'));
    const [x, y] = /<rect x="(-?\d+)" y="(-?\d+)"/.exec(html)?.slice(1).map(Number) ?? [];
    expect(html.match(/class="mark"/g)).toHaveLength(1);
    expect(html).toContain(`transform="translate(${Number(x) + 7} ${Number(y) - 12})scale(.55)"`);
  });

  it('explains what the box styles mean if the writer does', async () => {
    const { html } = await renderTest(
      ':::diagram{alt="A picture." muted="Runs once"}\n```dot\ndigraph { a [class=muted] }\n```\n:::',
    );
    expect(html).toContain('<ul class="diagram-legend"><li class="muted">Runs once</li></ul></figure>');
  });

  it('draws the same text the same way twice', async () => {
    const dot = diagram('digraph { rankdir=LR; a -> b -> c; subgraph cluster_x { label=X; b } }');
    expect((await renderTest(dot)).html).toBe((await renderTest(dot)).html);
  });

  it('rotates a diagram that is too wide if it then fits', async () => {
    const chain = Array.from({ length: 12 }, (_, n) => `node${n}`).join(' -> ');
    const { html } = await renderTest(diagram(`digraph { rankdir=LR; ${chain} }`));
    expect(Number(/<svg [^>]*width="(\d+)"/.exec(html)?.[1])).toBeLessThan(200);
    expect(html).not.toContain('diagram-wide');
  });

  it('lets a diagram that is too wide in either direction scroll, including by keyboard', async () => {
    const { html } = await renderTest(
      diagram(
        `digraph { rankdir=LR; ${Array.from({ length: 12 }, (_, n) => `node${n} -> { a${n} b${n} }`).join('; ')}; ${Array.from({ length: 12 }, (_, n) => `node${n}`).join(' -> ')} }`,
      ),
    );
    expect(html).toContain('<div class="diagram-frame diagram-wide" tabindex="0">');
  });

  it.each([
    [
      diagram('digraph {\n  a -> \n  -> b\n}'),
      "9:1 diagrams/syntax · Graphviz can't read the diagram: syntax error in line 3 near '->'. · Correct the DOT text. For its syntax, see https://graphviz.org/doc/info/lang.html.",
    ],
    [
      diagram('digraph { a [shape=bxo] }'),
      "6:1 diagrams/syntax · Graphviz can't read the diagram: using box for unknown shape bxo. · Correct the DOT text. For its syntax, see https://graphviz.org/doc/info/lang.html.",
    ],
    [
      diagram('digraph { a [color=red] }'),
      '6:1 diagrams/style · The diagram sets "color", but diagrams get their colors and fonts from the page. · Remove it. To emphasize a node, use class=accent; to de-emphasize it, use class=muted.',
    ],
    [
      ':::diagram{alt="x"}\nText\n:::',
      '5:1 diagrams/content · A diagram must contain one dot fence and nothing else. · Put the DOT text between ```dot and ```, and move other text outside the diagram.',
    ],
    [
      ':::diagram\n```dot\ngraph { a }\n```\n:::',
      '5:1 directives/missing-attribute · "diagram" requires the attribute "alt". · Write :::diagram[Caption]{alt="What the picture shows."}',
    ],
  ])('explains what is wrong with %j', async (markdown, expected) => {
    expect(problemLines((await renderTest(markdown)).problems)).toEqual([expected]);
  });
});
