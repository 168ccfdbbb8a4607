import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../files-below.ts';

/**
 * Multiplies the written pages of a content folder. Each copy has a separate address outside the navigation.
 * @param count total number of pages
 */
export function growContent(contentDir: string, count: number): void {
  const docs = join(contentDir, 'docs');
  const pages = filesBelow(docs).filter((file) => file.endsWith('.md'));
  const ledgerFile = join(contentDir, 'addresses.json');
  const ledger = JSON.parse(readFileSync(ledgerFile, 'utf8')) as { addresses: Record<string, { status: string }> };
  for (let made = pages.length; made < count; made += 1) {
    const original = pages[made % pages.length] ?? '';
    const round = Math.floor(made / pages.length);
    // The name changes, not the folder, so that relative paths to pictures stay valid.
    const copy = original.replace(/\.md$/, `-copy-${round}.md`);
    const text = withoutKnownErrors(readFileSync(join(docs, original), 'utf8').replace(/^sidebar: none\n/m, ''));
    mkdirSync(dirname(join(docs, copy)), { recursive: true });
    writeFileSync(join(docs, copy), text.replace(/^---\n/, '---\nsidebar: none\n'));
    ledger.addresses[`/docs/${copy.replace(/\.md$/, '')}`] = { status: 'page' };
  }
  writeFileSync(ledgerFile, JSON.stringify(ledger));
}

/** Known errors refer to the pages that show them but not to copies, so the list and links to its entries are removed. */
function withoutKnownErrors(text: string): string {
  return text.replace(/^::known-errors.*$/gm, '').replace(/\]\(#error-[^)]*\)/g, '](/docs/quickstart)');
}
