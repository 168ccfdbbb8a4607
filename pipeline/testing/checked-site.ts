import { parse } from 'yaml';
import type { Loaded } from '#model/loaded.ts';
import type { Page, PageDraft } from '#model/page.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';
import { siteConfig } from '#model/site-config.ts';
import { exampleSite } from '#pipeline/schemas/example-site.ts';
import { parseYaml } from '#pipeline/schemas/parse-yaml.ts';
import { siteText } from './temporary-site.ts';

const configText = siteText({ versions: exampleSite.versions });

/** A draft at a path, in a file named after it. */
export function someDraft(path: string, more: Partial<PageDraft> = {}): PageDraft {
  return {
    id: path.slice(1),
    path,
    kind: 'guide',
    version: 'current',
    title: path,
    description: '',
    keywords: [],
    inSidebar: true,
    searchWeight: 1,
    sources: [],
    origin: { file: `content${path}.md`, line: 1, column: 1 },
    body: [],
    ...more,
  };
}

/** A page at a path, with anchors and with links. Each link has its own line, from line 10. */
export function somePage(path: string, { links = [], anchors = [], ...more }: PageParts = {}): Page {
  const { body: _, ...meta } = someDraft(path);
  return {
    ...meta,
    headings: [],
    anchors,
    links: links.map((href, index) => ({
      href,
      text: href,
      origin: { file: meta.origin.file, line: 10 + index, column: 3 },
    })),
    samples: [],
    words: 100,
    digest: path,
    content: () => ({ parts: [], sections: [] }),
    ...more,
  };
}

type PageParts = { links?: string[]; anchors?: string[] } & Partial<Omit<Page, 'links' | 'anchors'>>;

/** A site for one rule that contains only what the test provides. */
export function checkedSite(parts: Partial<SiteUnderCheck>): SiteUnderCheck {
  return {
    config: loaded('content/site.yaml', configText, siteConfig.parse(parse(configText))),
    screens: [],
    drafts: [],
    pages: [],
    translations: [],
    screenTexts: [],
    navigation: { sidebars: {}, places: {} },
    hidden: new Set(),
    toolFacts: {},
    ...parts,
  };
}

/** Data as if it had been read from a text. */
export function loaded<T>(file: string, text: string, value?: T): Loaded<T> {
  const { source } = parseYaml(text, file);
  return { value: value ?? (source.value as T), file, origin: source.origin };
}
