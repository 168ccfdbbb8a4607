import { expect, test } from 'vitest';
import { jsonMarkup, tidyMarkup } from './tidy-markup.ts';

test.each([
  ['apostrophes in attributes are written out', `<p title="it&#x27;s">&#x27;</p>`, `<p title="it's">&#x27;</p>`],
  [
    'empty attributes are their names',
    '<input data-a="" alt="" value="=&quot;"/>',
    '<input data-a alt value="=&quot;">',
  ],
  ['shapes end at once', '<svg><path d="M1 1"></path></svg>', '<svg><path d="M1 1"/></svg>'],
  ['the name of the encoding attribute is in lowercase', '<meta charSet="utf-8"/>', '<meta charset="utf-8">'],
  [
    'elements that never have an end tag end without a slash',
    '<br/><img src="/a/"/><i></i>',
    '<br><img src="/a/"><i></i>',
  ],
  ['scripts and styles stay', '<script>x<y&&"&#x27;">z</script><style>a:before{content:"&#x27;"}</style>'],
])('%s', (_, html, tidy = html) => {
  expect(tidyMarkup(html)).toBe(tidy);
});

test.each([
  ['<a href="/docs" class="nav-link">"Docs"</a>', `<a href='/docs' class='nav-link'>"Docs"</a>`],
  [`<a title="it's" href="/docs">it's</a>`, `<a title="it's" href='/docs'>it's</a>`],
  ['<p data-props="{&quot;a&quot;:1}" hidden>a="b"</p>', `<p data-props='{&quot;a&quot;:1}' hidden>a="b"</p>`],
])('in JSON, attributes of %s need no escapes', (html, expected) => {
  expect(jsonMarkup(html)).toBe(expected);
});
