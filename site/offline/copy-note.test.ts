import { expect, test } from 'vitest';
import { copyNote, missingPage, noteInDocument, noteInFragment } from './copy-note.ts';
import { offer } from './fixtures.ts';

const note = copyNote({ offer, keptAt: '2026-11-22T10:00:00Z' });

test("the note gives the date of the copy in the page's language, and links to where the copy is managed", () => {
  expect(note).toContain('The copy of November 22, 2026.');
  expect(note).toContain('<a href="/catalog/offline">About &lt;it&gt;</a>');
  const french = { ...offer, language: 'fr', texts: { ...offer.texts, copy: 'Copie du {date}.' } };
  expect(copyNote({ offer: french, keptAt: '2026-11-22T10:00:00Z' })).toContain('Copie du 22 novembre 2026.');
});

test('it is the first element in main, of documents and of fragments', () => {
  expect(noteInDocument('<body><main id="main" data-main=""><h1>$& Tags</h1></main></body>', note)).toBe(
    `<body><main id="main" data-main="">${note}<h1>$& Tags</h1></main></body>`,
  );
  expect(JSON.parse(noteInFragment('{"build":"1","main":"<h1>Tags</h1>"}', note))).toEqual({
    build: '1',
    main: `${note}<h1>Tags</h1>`,
  });
});

test("a page that isn't kept says so and links to the home page", () => {
  const html = missingPage(offer, '/catalog/');
  expect(html).toContain('<h1>Not in the copy.</h1>');
  expect(html).toContain('<a href="/catalog/">Home</a>');
});
