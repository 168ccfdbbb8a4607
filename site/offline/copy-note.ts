import type { CopyRecord } from './kept-copy.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Says above a page that it comes from the copy, and of what date. The note includes its style sheet, because most readers never see a note. */
export function copyNote({ offer, keptAt }: Pick<CopyRecord, 'offer' | 'keptAt'>): string {
  const { texts, aboutPage, styles, language } = offer;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(keptAt));
  const text = escapeHtml(texts.copy.replace('{date}', date));
  const about = `<a href="${escapeHtml(aboutPage)}">${escapeHtml(texts.about)}</a>`;
  return `<link rel="stylesheet" href="${escapeHtml(styles)}"><p class="copy-note" data-copy-note>${text} ${about}</p>`;
}

/** A document with the note at the beginning of main; unchanged if it has no main. */
export function noteInDocument(html: string, note: string): string {
  return html.replace(/<main\b[^>]*>/, (main) => main + note);
}

/** A fragment with the note at the beginning of main. */
export function noteInFragment(json: string, note: string): string {
  const fragment = JSON.parse(json) as { main: string };
  return JSON.stringify({ ...fragment, main: note + fragment.main });
}

/** The text of a page that can't be reached and isn't part of the copy. */
export function missingPage({ texts, language, direction }: CopyRecord['offer'], base: string): string {
  const text = escapeHtml(texts.missing);
  return `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>body{max-width:40rem;margin:4rem auto;padding:0 1rem;font:1rem/1.6 system-ui}</style><title>${text}</title><main><h1>${text}</h1><p><a href="${escapeHtml(base)}">${escapeHtml(texts.home)}</a></p></main></html>`;
}
