/** Sheets by address, those on their way included; they are kept, since a sheet is small and pages share it. */
const sheets = new Map<string, Promise<CSSStyleSheet>>();

async function load(address: string): Promise<CSSStyleSheet> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return new CSSStyleSheet().replace(await response.text());
}

/** Whether the document came with the sheet, either linked or inlined. */
function isInDocument(address: string): boolean {
  return document.querySelector(`link[href="${address}"],[data-sheet="${address}"]`) !== null;
}

/**
 * Loads style sheets, unless the document came with them. They have no effect until `applyStyleSheets`: pages are loaded ahead,
 * and a sheet that takes effect restyles the page in view.
 * @param addresses as the build writes them, for example `/assets/styles/home-1a2b.css`
 * @throws Error when one can't be loaded
 */
export async function loadStyleSheets(addresses: readonly string[]): Promise<void> {
  const loading = addresses.map((address) => {
    if (isInDocument(address)) return undefined;
    const sheet = sheets.get(address) ?? load(address);
    sheets.set(address, sheet);
    sheet.catch(() => sheets.delete(address));
    return sheet;
  });
  await Promise.all(loading);
}

/**
 * Lets loaded sheets take effect, which they then keep: rules are scoped by class, and tests/browser/shell/style-sheets.spec.ts proves that they change no
 * other page. Adopted sheets come last, behind that of the font. If one were added before it, Chromium would start over with the document's fonts and
 * lay out all text again.
 */
export async function applyStyleSheets(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const sheet = await sheets.get(address);
    if (sheet && !document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  }
}
