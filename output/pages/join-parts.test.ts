import { expect, test } from 'vitest';
import { joinParts } from './join-parts.ts';

test('an entry is one element with the heading before it', () => {
  expect(
    joinParts([
      { html: '<p>All types.</p><h2 id="tag">Tag<a href="#tag"></a></h2>' },
      { html: '<div>A label.</div>', type: 'graphql-type' },
      { html: '<h2 id="user"><code>User</code></h2>' },
      { html: '<div>Somebody.</div>', type: 'graphql-type' },
      { html: '<h2 id="more">More</h2><p>Read on.</p>' },
    ]),
  ).toBe(
    '<p>All types.</p>' +
      '<div data-entry="graphql-type"><h2 id="tag">Tag<a href="#tag"></a></h2><div>A label.</div></div>' +
      '<div data-entry="graphql-type"><h2 id="user"><code>User</code></h2><div>Somebody.</div></div>' +
      '<h2 id="more">More</h2><p>Read on.</p>',
  );
});

test('the text after an entry, up to the next heading, belongs to it', () => {
  expect(
    joinParts([
      { html: '<h2>addTag</h2>' },
      { html: '<div>Adds.</div>', type: 'graphql-operation' },
      { html: '<pre>1</pre>' },
      { html: '<table></table>', type: 'field-table' },
      { html: '<pre>2</pre><h3>Errors</h3><p>None.</p><h2>addTags</h2>' },
      { html: '<div>Adds all.</div>', type: 'graphql-operation' },
      { html: '<pre>3</pre>' },
    ]),
  ).toBe(
    '<div data-entry="graphql-operation"><h2>addTag</h2><div>Adds.</div><pre>1</pre><table></table><pre>2</pre></div>' +
      '<h3>Errors</h3><p>None.</p>' +
      '<div data-entry="graphql-operation"><h2>addTags</h2><div>Adds all.</div><pre>3</pre></div>',
  );
});

test('an entry without a heading right before it becomes a separate element', () => {
  expect(
    joinParts([
      { html: '<h2>Emit</h2><p>Writes.</p>' },
      { html: '<div>emit()</div>', type: 'python-member' },
      { html: '<div>close()</div>', type: 'python-member' },
    ]),
  ).toBe(
    '<h2>Emit</h2><p>Writes.</p><div data-entry="python-member"><div>emit()</div></div>' +
      '<div data-entry="python-member"><div>close()</div></div>',
  );
});

test('other blocks stay between the text', () => {
  expect(joinParts([{ html: '<h2>Fields</h2>' }, { html: '<table></table>', type: 'field-table' }])).toBe(
    '<h2>Fields</h2><table></table>',
  );
});
