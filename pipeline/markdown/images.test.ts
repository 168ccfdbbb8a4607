import { describe, expect, it } from 'vitest';
import { problemLines, renderTest, testImages } from './test-page.ts';

describe('images', () => {
  it('loads a picture in the first block immediately and later ones lazily', async () => {
    const { html } = await renderTest('![a](../../images/graph.png)\n\n![b](../../images/graph.png)', {
      images: testImages,
    });
    expect([...html.matchAll(/<img [^>]*>|<img [^>]*\/>/g)].map(([tag]) => tag.includes('loading="lazy"'))).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    [
      '![a](../../images/grahp.png)',
      '5:1 images/missing · There is no image "../../images/grahp.png". · Did you mean "../../images/graph.png"?',
    ],
    [
      '![a](../images/graph.png)',
      '5:1 images/missing · There is no image "../images/graph.png". · Did you mean "../../images/graph.png"?',
    ],
    [
      '![a](/x/y.gif)',
      '5:1 images/missing · There is no image "/x/y.gif". · Put the file in content/images/, or correct the path, which is relative to this file’s folder.',
    ],
    [
      '![a](../../images/100%.png)',
      '5:1 images/missing · There is no image "../../images/100%.png". · Put the file in content/images/, or correct the path, which is relative to this file’s folder.',
    ],
    [
      '![](../../images/graph.png)',
      '5:1 images/alt · The image "../../images/graph.png" has no alternative text. · Describe what it shows in the brackets: ![Lineage graph of one table](../../images/graph.png)',
    ],
    [
      '![a](https://example.com/a.png)',
      '5:1 images/external · The image "https://example.com/a.png" would be loaded from another site. · Put the file in content/images/, and link to it there.',
    ],
  ])('explains what is wrong with %s', async (markdown, expected) => {
    expect(problemLines((await renderTest(markdown, { images: testImages })).problems)).toEqual([expected]);
  });
});
