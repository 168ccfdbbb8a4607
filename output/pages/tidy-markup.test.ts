import { expect, test } from 'vitest';
import { tidyMarkup } from './tidy-markup.ts';

test.each([
  ['apostrophes in attributes are written out', `<p title="it&#x27;s">&#x27;</p>`, `<p title="it's">&#x27;</p>`],
  [
    'empty attributes are their names',
    '<input data-a="" alt="" value="=&quot;"/>',
    '<input data-a alt value="=&quot;"/>',
  ],
  ['shapes end at once', '<svg><path d="M1 1"></path></svg>', '<svg><path d="M1 1"/></svg>'],
  ['other empty elements keep their end', '<p></p><input value="a"/>', '<p></p><input value="a"/>'],
  ['scripts and styles stay', '<script>x<y&&"&#x27;">z</script><style>a:before{content:"&#x27;"}</style>'],
])('%s', (_, html, tidy = html) => {
  expect(tidyMarkup(html)).toBe(tidy);
});
