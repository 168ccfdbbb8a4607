const long = (id: string, title: string) => `<section><h2 id="${id}">${title}</h2><p>Text.</p></section>`;

const tabs = (number: number, labels: Readonly<Record<string, string>>, group = 'language') => {
  const entries = Object.entries(labels);
  const buttons = entries.map(
    ([value, label], index) =>
      `<button type="button" role="tab" id="t${number}:${index}" aria-controls="t${number}:${index}:panel" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}" data-value="${value}">${label}</button>`,
  );
  const panels = entries.map(
    ([value, label], index) =>
      `<div role="tabpanel" id="t${number}:${index}:panel" aria-labelledby="t${number}:${index}" tabindex="0"><p class="tab-label">${label}</p><p id="in-${number}-${value}">${`${label} text. `.repeat(index * 200 + 1)}</p></div>`,
  );
  return `<div data-tabs="${group}" data-testid="tabs-${number}"><div role="tablist">${buttons.join('')}</div>${panels.join('')}</div>`;
};

const entry = (name: string) =>
  `<div data-entry="python-model"><h2 id="${name}">${name}</h2><p>About ${name}.</p></div>`;

const code = (html: string) =>
  `<figure data-code><button type="button" data-wrap aria-pressed="false">Wrap long lines</button><button type="button" data-copy>Copy code</button><pre tabindex="0"><code>${html}</code></pre></figure>`;

const fillerPages = Array.from({ length: 12 }, (_, index) => `/docs/filler-${index}`);

/** Main elements of the docs pages, by path. `{{docs/one">One}}` stands for a link below the base. */
export const pages: Readonly<Record<string, string>> = {
  '/docs/start': `<article><h1>Start</h1><p>{{docs/one">One}} {{docs/one#b">One, part B}} {{docs/two">Two}} {{guide.pdf">Guide}} {{docs/one" target="_blank">One in a new tab}} {{docs/two" download>Download}} {{docs/long">Long}} {{docs/long#last">Long, last}} <a href="#end">End</a> <a href="https://example.invalid/">Outside</a></p>${long('middle', 'Middle')}${long('end', 'End')}</article>`,
  '/docs/one': `<h1>One</h1><nav data-toc><a href="#a">A</a><a href="#b">B</a><a href="#c">C</a></nav>${long('a', 'A')}${long('b', 'B')}<p>{{docs/two">On to two}}</p>${long('c', 'C')}<details data-find><summary>More</summary><p id="inside">Inside</p></details><h2 id="d">D <a data-anchor href="#d" aria-label="Copy link to “D”"></a></h2>`,
  '/docs/two': `<h1>Two</h1><p>{{docs/start">Back to start}} {{docs/deep/far">Far}}</p>${long('x', 'X')}${long('y', 'Y')}`,
  '/docs/deep/far': `<h1>Far</h1><p>{{docs/deep/near">Near}} {{">Home}}</p>`,
  '/docs/deep/near': '<h1>Near</h1>{{docs/gone">Gone}}',
  '/docs/tabs': `<h1>Tabs</h1>${tabs(1, { python: 'Python', curl: 'cURL' })}${tabs(2, { python: 'Python', java: 'Java', curl: 'cURL' })}${tabs(3, { a: 'A', b: 'B' }, '')}<section></section>`,
  '/docs/code': `<h1>Code</h1>${code('print(1)\nprint(2)')}${code('<span class="prompt">$ </span><span data-command>datahub version</span>\n<span class="output">0.10.1</span>\n<span class="prompt">$ </span><span data-command>datahub init</span>')}<button type="button" data-enlarge><img alt="A graph" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/%3E" width="20" height="20"></button>`,
  '/docs/islands': `<h1>Islands</h1><dh-island data-src="/island.js" data-when="load" data-props='{"name":"loaded"}'></dh-island><dh-island data-src="/broken-island.js" data-when="load" data-testid="broken"><p>Built</p></dh-island><dh-island data-src="/island.js" data-when="interaction" data-testid="touch" data-props='{"name":"touched"}'><button>Touch</button></dh-island><section></section><dh-island data-src="/island.js" data-when="visible" data-testid="seen" data-props='{"name":"seen"}'>Below</dh-island><p>{{docs/one">One}}</p>`,
  '/docs/long': `<div class="body"><h1>Long</h1><nav data-toc><a href="#first">First</a><a href="#last">Last</a></nav><div class="text"><h2 id="first">First</h2>${tabs(3, { python: 'Python', curl: 'cURL' })}<p>{{docs/two">On to two}}</p><search data-section-tools data-shown="{shown} shown" data-none="None"><input type="search" aria-label="Filter"><output></output></search>${entry('dataset')}<section></section></div></div>`,
  ...Object.fromEntries(fillerPages.map((path) => [path, `<h1>${path}</h1>`])),
};

/** What of long pages comes behind their beginning, at the end of elements of their main. */
export const rests: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/docs/long': {
    '.text': `<p>${'End of the text. '.repeat(200)}</p>${tabs(4, { python: 'Python', curl: 'cURL' })}<dh-island data-src="/island.js" data-when="load" data-props='{"name":"late"}'></dh-island>${entry('tag')}${entry('term')}<section></section><h2 id="last">Last</h2>`,
    '.body': '<footer>Edited</footer>',
  },
};

/** Main elements of pages without sidebar. */
export const screens: Readonly<Record<string, string>> = {
  '/': '<h1>Home</h1><p>{{docs/start">Start}} {{styled">Styled}} {{integrations">Integrations}}</p>',
  '/integrations': '<h1>Integrations</h1>',
  '/search': '<h1>Search</h1><input aria-label="Search page field">',
  '/styled': '<h1 class="styled">Styled</h1>',
};

/**
 * The sidebar. With a page only its branch has entries, as in documents; without one all have, as in the file of the whole tree.
 * @param href address of a page path
 */
export function sidebar(href: (path: string) => string, page: string | undefined): string {
  const link = (path: string, label: string) =>
    `<li><a href="${href(path)}"${path === page ? ' aria-current="page"' : ''}>${label}</a></li>`;
  const category = (key: string, label: string, children: string, first: string) =>
    page === undefined || page.startsWith(`/docs/${key}`)
      ? `<li><div><details data-nav-category="${key}"${page === undefined ? '' : ' open'}><summary>${label}</summary><ul>${children}</ul></details></div></li>`
      : `<li><a href="${href(first)}" data-nav-category="${key}">${label}</a></li>`;
  const fillers = fillerPages.map((path) => link(path, `Filler ${path}`)).join('');
  const deep = link('/docs/deep/far', 'Far page') + link('/docs/deep/near', 'Near page');
  return `<nav aria-label="Docs pages"><ul>${link('/docs/start', 'Start page')}${link('/docs/one', 'First page')}${category('deep', 'Deep', deep, '/docs/deep/far')}${fillers}${link('/docs/two', 'Second page')}${link('/docs/tabs', 'Tabs page')}${link('/docs/code', 'Code page')}${link('/docs/islands', 'Islands page')}</ul></nav>`;
}
