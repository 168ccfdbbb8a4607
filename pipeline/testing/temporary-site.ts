import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { exampleSite } from '#pipeline/schemas/example-site.ts';

/** Text of a page with valid front matter. */
export function pageText(title: string, body = 'Some text.', keys = ''): string {
  const description = `What the page called ${title} tells the reader, in one sentence.`;
  return `---\ntitle: ${title}\ndescription: ${description}\n${keys}---\n\n${body}\n`;
}

/** A valid site.yaml with different values for some keys. */
export function siteText(changes: Partial<typeof exampleSite> = {}): string {
  const base = { baseUrl: '/', navbar: { items: [] }, footer: { ...exampleSite.footer, groups: [] } };
  const versions = [{ name: 'current', label: 'Next', path: '/docs', isLast: true, sidebars: ['main'] }];
  const { announcement: _, ...example } = exampleSite;
  return stringify({ ...example, ...base, versions, ...changes });
}

/** The pages that the real site has besides documentation. */
export function screensText(): string {
  return readFileSync('content/screens.yaml', 'utf8');
}

/**
 * Writes a content folder for one test.
 * @param files text by path below the folder; site.yaml and screens.yaml are added unless given
 * @returns the folder, and a function that removes it and everything built next to it
 */
export function temporarySite(files: Readonly<Record<string, string>>): { contentDir: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'docs-site-'));
  const contentDir = join(root, 'content');
  for (const [path, text] of Object.entries({ 'site.yaml': siteText(), 'screens.yaml': screensText(), ...files })) {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), text);
  }
  return { contentDir, remove: () => rmSync(root, { recursive: true, force: true }) };
}
