/** What the browser reads in a document; links are unchanged. */
export interface HtmlFacts {
  headings: string[];
  blocks: string[];
  inlineCode: string[];
  rows: string[][];
  links: { text: string; href: string }[];
  text: string;
}

/**
 * Reads a document as a browser does. Runs inside the page, so it uses nothing from outside.
 * @param html the whole document
 */
export function readDocument(html: string): HtmlFacts {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const root = page.querySelector('main article') ?? (page.querySelector('main') as Element);
  const operated =
    'script, style, template, nav, input, select, textarea, output, fieldset, form, [hidden], [aria-hidden=true], [data-needs-js], [data-anchor], [popover], [role=tablist], [role=doc-backlink], [role=doc-noteref], button:not([popovertarget], [data-enlarge]), svg:not([role=img])';
  for (const element of root.querySelectorAll(operated)) element.remove();
  for (const picture of root.querySelectorAll('.k-picture')) picture.replaceWith(`Picture: ${picture.ariaLabel}`);
  for (const picture of root.querySelectorAll('svg')) picture.replaceWith(`Diagram: ${picture.ariaLabel}`);
  for (const picture of root.querySelectorAll('img')) picture.replaceWith(picture.alt);
  for (const admonition of root.querySelectorAll('.admonition')) {
    const kind = /admonition-(\w+)/.exec(admonition.className)?.[1] ?? '';
    admonition.prepend(`[!${kind.toUpperCase()}]`);
  }
  const all = <E extends Element>(selector: string) => [...root.querySelectorAll<E>(selector)];
  const textOf = (element: Element) => element.textContent ?? '';
  return {
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => `${heading.tagName[1]} ${textOf(heading)}`),
    blocks: all('pre:not(table pre)').map((block) => {
      const language = /language-(\S+)/.exec(block.querySelector('code')?.className ?? '')?.[1] ?? '';
      return `${language}\n${textOf(block).replace(/\n$/, '')}`;
    }),
    inlineCode: all('code:not(pre code), table pre').map(textOf),
    rows: all('tr').map((row) => [...row.children].map(textOf)),
    links: all<HTMLAnchorElement>('a[href]').map((link) => ({
      text: textOf(link),
      href: link.getAttribute('href') ?? '',
    })),
    text: textOf(root),
  };
}
