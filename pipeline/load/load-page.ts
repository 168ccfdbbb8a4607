import { type FrontMatter, frontMatter } from '#model/front-matter.ts';
import type { PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import { parseYaml } from '#pipeline/schemas/parse-yaml.ts';
import { validateSource } from '#pipeline/schemas/validate-yaml.ts';
import { pageKind } from './page-kind.ts';
import { type SplitPage, splitFrontMatter } from './split-front-matter.ts';

export interface PageFile {
  text: string;
  /** Path for problems, for example `content/docs/tags.md`. */
  file: string;
  /** For example, `/docs/tags`. */
  path: string;
  /** Name of the version. */
  version: string;
}

/**
 * Makes a draft of a written page.
 * @returns the draft, even if its front matter is wrong, because otherwise every link to the page would be reported as a problem
 */
export function loadPage({ text, file, path, version }: PageFile): { draft: PageDraft; problems: Problem[] } {
  const split = splitFrontMatter(text);
  const { meta, problems } = readMeta(split, file, path);
  const draft: PageDraft = {
    id: path.slice(1),
    path,
    kind: pageKind(path),
    version,
    title: meta.title,
    description: meta.description,
    ...(meta.sidebarLabel !== undefined && { sidebarLabel: meta.sidebarLabel }),
    keywords: meta.keywords,
    ...(meta.availability !== undefined && { availability: meta.availability }),
    inSidebar: meta.sidebar !== 'none',
    searchWeight: meta.searchWeight,
    sources: meta.sources,
    origin: { file, line: 1, column: 1 },
    body: [{ markdown: split.body, origin: { file, line: split.bodyLine, column: 1 } }],
  };
  return { draft, problems };
}

function readMeta(split: SplitPage, file: string, path: string): { meta: FrontMatter; problems: Problem[] } {
  if (split.frontMatter === undefined) {
    const message = 'The page has no front matter.';
    const fix =
      'Start the file with a line that contains only ---, followed by the title, the description, and another --- line.';
    const problem: Problem = {
      file,
      line: 1,
      column: 1,
      rule: 'pages/no-front-matter',
      message,
      fix,
      severity: 'error',
    };
    return { meta: standIn(path, undefined), problems: [problem] };
  }
  const { source, problems } = parseYaml(split.frontMatter, file, split.frontMatterLine);
  if (problems.length > 0) return { meta: standIn(path, undefined), problems };
  const result = validateSource(frontMatter, source, frontMatterExample);
  return { meta: result.data?.value ?? standIn(path, source.value), problems: result.problems };
}

/** Keeps what affects other pages' problems. The page itself isn't published before its problems are solved. */
function standIn(path: string, value: unknown): FrontMatter {
  const { title, sidebar } = (value ?? {}) as { title?: unknown; sidebar?: unknown };
  return {
    title: typeof title === 'string' ? title : path,
    description: '',
    keywords: [],
    ...(sidebar === 'none' && { sidebar: 'none' as const }),
    searchWeight: 1,
    facts: [],
    sources: [],
  };
}

const examples: Record<string, string> = {
  title: 'title: Search',
  description:
    'description: Find datasets, dashboards and people by name, tag, owner or column, and save the filters you need.',
  availability: 'availability: managed',
  keywords: 'keywords: [find, filter]',
  sidebar: 'sidebar: none',
  sidebarLabel: 'sidebarLabel: Search',
  searchWeight: 'searchWeight: 1.5',
  facts: 'facts: [connectors/snowflake.yaml]',
  sources: 'sources: [docs/how/search.md]',
};

function frontMatterExample([key]: readonly PropertyKey[]): string | undefined {
  return examples[String(key)];
}
