import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TranslationsContext } from '#site/use-texts.ts';
import { ProblemList } from './ProblemList.tsx';

const problem = (line: number) => ({
  rule: 'unknown-option',
  severity: 'error' as const,
  from: line,
  to: line + 1,
  line,
  column: 1,
  message: 'The source has no `a` option.',
  explanation: 'The run stops.',
  page: '/docs/recipes#a',
  fixes: [{ label: 'Write `b`', edits: [] }],
});
const list = (most?: number) => (
  <ProblemList
    problems={[problem(3), problem(7)]}
    addresses={{ base: '/catalog/', trailingSlash: null }}
    {...(most !== undefined && { most })}
    onShow={() => undefined}
    onFix={() => undefined}
  />
);

test('a problem has its severity, its line, a link, and its fixes', () => {
  const html = renderToStaticMarkup(list());
  expect(html).toContain('<span class="badge badge-danger">Error</span>');
  expect(html).toContain('Line 3');
  expect(html).toContain('The source has no <code>a</code> option.');
  expect(html).toContain('<a href="/catalog/docs/recipes#a">');
  expect(html).toContain('<span>Write <code>b</code></span>');
});

test('a tool can show fewer problems, and says how many there are', () => {
  const html = renderToStaticMarkup(list(1));
  expect(html).not.toContain('Line 7');
  expect(html).toContain('Showing the first 1 of 2.');
});

test('labels are in the language of the page', () => {
  const html = renderToStaticMarkup(
    <TranslationsContext value={{ checkError: 'Erreur', checkLine: 'Ligne {line}' }}>{list()}</TranslationsContext>,
  );
  expect(html).toContain('>Erreur</span>');
  expect(html).toContain('Ligne 7');
});
