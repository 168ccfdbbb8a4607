import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillNodes } from './fill-nodes.ts';

test.each([
  ['Press {key} for {count} details.', 'Press <kbd>Enter</kbd> for 3 details.'],
  ['{count} {key}', '3 <kbd>Enter</kbd>'],
  ['No marks', 'No marks'],
  ['An {unknown} mark', 'An {unknown} mark'],
  ['Nothing {nothing}here', 'Nothing here'],
])('%j becomes %j', (text, html) => {
  expect(renderToStaticMarkup(fillNodes(text, { key: <kbd>Enter</kbd>, count: 3, nothing: null }))).toBe(html);
});
