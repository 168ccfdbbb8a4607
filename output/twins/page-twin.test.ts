import { describe, expect, test } from 'vitest';
import { pageTwin } from './page-twin.ts';
import type { TwinContext } from './twin-context.ts';

const context: TwinContext = {
  strings: { diagramText: 'Diagram: {text}', pictureText: 'Picture: {text}' },
  link: (href) => (href.startsWith('/') ? `https://docs.example.com${href}.md` : href),
};
const head = { title: 'Say "hi"', description: 'About: it', canonical: 'https://docs.example.com/docs/hi' };

/** The twin of some HTML, without its front matter. */
const twin = (html: string) => pageTwin(head, html, context).replace(/^---\n[\s\S]*?\n---\n\n/, '');

test('a twin begins with title, description, and address as YAML, and contains the article alone', () => {
  const main = '<nav><a href="/docs">Docs</a></nav><article><h1>Hi</h1></article><footer>Edit</footer>';
  expect(pageTwin(head, main, context)).toBe(
    '---\ntitle: "Say \\"hi\\""\ndescription: "About: it"\ncanonical: "https://docs.example.com/docs/hi"\n---\n\n# Hi\n',
  );
});

describe('blocks', () => {
  test.each([
    ['<h2 id="a">A <code>b</code><a data-anchor class="x" href="#a" aria-label="Copy"></a></h2>', '## A `b`\n'],
    ['<p>one\n two</p><p>three<br/>four</p>', 'one two\n\nthree\\\nfour\n'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul><ul><li>c</li></ul>', '- a\n  - b\n\n* c\n'],
    ['<ol start="3"><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>', '3. a\n\n   b\n\n4. c\n'],
    ['<ul><li class="task-list-item"><input type="checkbox" checked> a</li></ul>', '- [x] a\n'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b\n'],
    ['<dl><div><dt>a</dt><dd>b</dd><dd>c</dd></div></dl>', '- **a**: b; c\n'],
    ['<details><summary>Why?</summary><div><p>So.</p></div></details>', '**Why?**\n\nSo.\n'],
    ['<p>1. a</p><p># b</p><p>- c</p>', '1\\. a\n\n\\# b\n\n\\- c\n'],
  ])('%s', (html, markdown) => {
    expect(twin(html)).toBe(markdown);
  });

  test('the reason why code is illustrative appears above the code', () => {
    const code = (caption: string) =>
      `<figure data-code class="code"><figcaption>${caption}</figcaption><pre><code class="language-json">{</code></pre></figure>`;
    expect(twin(code('<p>Illustrative: cut off.</p>a.json'))).toBe(
      'Illustrative: cut off.\n\n```json title="a.json"\n{\n```\n',
    );
    expect(twin(code('<p>Illustrative: cut off.</p>'))).toBe('Illustrative: cut off.\n\n```json\n{\n```\n');
  });

  test('code keeps its language, title, and changed lines, and its fence is longer than any inside it', () => {
    const html =
      '<figure data-code class="code"><figcaption>a.md</figcaption><pre tabindex="0"><code class="language-md"><span class="line">```\n</span><del class="line">x &lt; y\n</del><ins class="line">z\n</ins></code></pre></figure>';
    expect(twin(html)).toBe('````md title="a.md" ins={3} del={2}\n```\nx < y\nz\n````\n');
  });

  test('an admonition is an alert with its title', () => {
    const html =
      '<aside class="admonition admonition-caution" role="note"><p class="admonition-title"><svg class="icon"><path d="M1"/></svg>Gone <em>for good</em></p><p>a</p></aside>';
    expect(twin(html)).toBe('> [!CAUTION]\n> **Gone *for good***\n>\n> a\n');
  });

  test('tabs are listed one below the other, each under its label', () => {
    const html =
      '<div class="tabs"><div role="tablist"><button role="tab">A</button></div><div role="tabpanel"><p class="tab-label">A</p><p>a</p></div><div role="tabpanel"><p class="tab-label">B</p><p>b</p></div></div>';
    expect(twin(html)).toBe('**A**\n\na\n\n**B**\n\nb\n');
  });

  test('a diagram is its text alternative and its caption', () => {
    const html =
      '<figure class="diagram"><div><svg role="img" aria-label="From a to b."><g></g></svg></div><figcaption>Way</figcaption></figure>';
    expect(twin(html)).toBe('Diagram: From a to b.\n\nWay\n');
  });

  test('footnotes are footnotes', () => {
    const html =
      '<p>a<sup><a href="#footnote:1" id="footnote:1:back" role="doc-noteref">1</a></sup></p><section class="footnotes" role="doc-endnotes"><ol><li id="footnote:1"><p>b <a href="#footnote:1:back" role="doc-backlink">↩</a></p></li></ol></section>';
    expect(twin(html)).toBe('a[^1]\n\n[^1]: b\n');
  });
});

describe('tables', () => {
  test('a cell is one line: blocks are set apart by breaks, bars are escaped', () => {
    const html =
      '<table><caption>C</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th><code>a|b</code></th><td><p>x</p><pre><code>k:\n  v</code></pre><dl><div><dt>t</dt><dd>d</dd></div></dl></td></tr></tbody></table>';
    expect(twin(html)).toBe('C\n\n| A | B |\n| --- | --- |\n| `a\\|b` | x<br>`k:`<br>`  v`<br>t: d |\n');
  });

  test('a table without a header gets an empty one', () => {
    expect(twin('<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>')).toBe(
      '|  |  |\n| --- | --- |\n| a | b |\n',
    );
  });
});

describe('within a line', () => {
  test.each([
    ['<a href="/docs/a">b</a> <a href="#c">d</a>', '[b](https://docs.example.com/docs/a.md) [d](#c)'],
    ['<a href="https://x.example/">https://x.example/</a>', '<https://x.example/>'],
    ['<a href="https://x.example/a_(b)">x]</a>', '[x\\]](<https://x.example/a_(b)>)'],
    ['2 * 3 &amp; *a* _b_ c_d &lt;e&gt; `f` &amp;amp;', '2 \\* 3 & \\*a\\* \\_b\\_ c_d \\<e> \\`f\\` \\&amp;'],
    ['array[<a href="#o">Owner</a>]!', 'array[[Owner](#o)]!'],
    ['wow!<a href="#o">x</a>', 'wow\\![x](#o)'],
    ['<code>a`b</code> <code>`</code>', '``a`b`` `` ` ``'],
    ['<code>f(<a href="#t">T</a>)</code>', '`f(`[`T`](#t)`)`'],
    ['<strong> a </strong>b', '**a** b'],
    ['<span class="badge">New</span><span class="x">b</span><span class="visually-hidden">: c</span>', 'New b: c'],
    ['<button popovertarget="t">term</button><span popover id="t">what it is</span> x', 'term x'],
    ['<button data-copy="">Copy</button><input/><span hidden>h</span><span aria-hidden="true">i</span>x', 'x'],
    [
      '<picture><source srcset="a"/><img src="/i.png" alt="An i"/></picture>',
      '![An i](https://docs.example.com/i.png.md)',
    ],
  ])('%s', (html, markdown) => {
    expect(twin(`<p>${html}</p>`)).toBe(`${markdown}\n`);
  });
});

test("HTML that closes an element that it didn't open is rejected", () => {
  expect(() => twin('<p><b>a</p>')).toThrow('</p> closes <b>');
});
