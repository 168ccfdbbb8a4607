import { expect, test } from 'vitest';
import { archiveDocument } from './archive-document.ts';

const make = (html: string, main?: string) =>
  archiveDocument({
    html,
    address: (address) => (address.startsWith('/') ? `../..${address}` : address),
    styles: '../../assets/styles/core.css',
    searchPage: '../../search/index.html',
    icons: new Map([['mysql', '<path d="M0 0"/>']]),
    note: '<p>Note</p>',
    ...(main !== undefined && { main }),
  });

test('links and pictures get addresses that work from a disk, and addresses in code samples stay', () => {
  expect(
    make('<a title="1 > 2" href="/docs/tags#create">Tags</a><img srcset="/a.avif 1x, /b.avif 2x" src="/a.png">'),
  ).toBe(
    '<a title="1 > 2" href="../../docs/tags#create">Tags</a><img srcset="../../a.avif 1x, ../../b.avif 2x" src="../../a.png">',
  );
  const code = '<code>&lt;a href="/docs">&lt;/a></code>';
  expect(make(code)).toBe(code);
});

test('scripts and parts that need the web are removed, and styles come from files', () => {
  const head =
    '<head><meta http-equiv="Content-Security-Policy" content="x"/><script>boot()</script><style>a{}</style><style data-sheet="/assets/home.css">b{}</style><link rel="preload" href="/f"/><link rel="canonical" href="https://x.example.com/"/><script type="module" src="/r.js"></script></head><noscript><p>No script</p></noscript>';
  expect(make(head)).toBe(
    '<head><link rel="stylesheet" href="../../assets/styles/core.css"/><link rel="stylesheet" href="../../assets/home.css"/><link rel="canonical" href="https://x.example.com/"/></head>',
  );
});

test('brand icons are inlined in the page, and the search button becomes a link', () => {
  expect(make('<svg><use href="/assets/brands.svg#mysql"></use></svg>')).toBe('<svg><path d="M0 0"/></svg>');
  const button =
    '<button type="button" class="search-button" data-search-open="" data-needs-js=""><svg></svg><span>Search</span><span class="keys" aria-hidden="true"><kbd>K</kbd></span></button>';
  expect(make(button)).toBe(
    '<a class="search-button" href="../../search/index.html"><svg></svg><span>Search</span></a>',
  );
});

test('a page with parts that need the site says so, and a different main element replaces them', () => {
  expect(make('<main id="main"><dh-island></dh-island></main>')).toBe(
    '<main id="main"><p>Note</p><dh-island></dh-island></main>',
  );
  expect(make('<main id="main"><p>$& Text</p></main>')).toBe('<main id="main"><p>$& Text</p></main>');
  expect(make('<main id="main"><dh-island></dh-island></main>', '<h1>$& Search</h1>')).toBe(
    '<main id="main"><h1>$& Search</h1></main>',
  );
});
