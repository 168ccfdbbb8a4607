import type { Root } from 'mdast';
import type { BlockPart, PageContent, PageDraft, PageFacts, PagePart } from '#model/page.ts';
import type { Origin, Problem } from '#model/problem.ts';
import { renderAdmonitions } from './admonitions.ts';
import { renderAvailability } from './availability.ts';
import { checkDirectives } from './check-directives.ts';
import { renderCode } from './code/code.ts';
import type { RenderContext } from './context.ts';
import { defineTerms } from './definitions.ts';
import { renderDetails } from './details.ts';
import { renderDiagrams } from './diagrams/diagrams.ts';
import { cutAtBlocks } from './embedded-blocks.ts';
import { renderFootnotes } from './footnotes.ts';
import { renderHeadings } from './headings.ts';
import { renderImages } from './images.ts';
import { expandIncludes } from './includes.ts';
import { renderLinks } from './links.ts';
import { rejectRawHtml } from './raw-html.ts';
import { readMarkdown } from './read-markdown.ts';
import { resolveReferences } from './references.ts';
import { createScope, type Scope } from './scope.ts';
import { addBlock, addMarkdown, startSections } from './sections.ts';
import { checkDrawn, drawSymptoms } from './symptoms.ts';
import { frameTables } from './tables.ts';
import { renderTabs } from './tabs.ts';
import { treeHtml } from './to-html.ts';

/** A page in its two parts, and the problems in its Markdown. */
export interface RenderedPage {
  facts: PageFacts;
  content: PageContent;
  problems: Problem[];
}

/**
 * Renders the body of a page. Markdown parts become HTML, and reference blocks are left unchanged.
 * @param draft written or generated page; the origin of a Markdown part is the position of its first character
 * @param context what the page needs to know about the rest of the site
 * @returns the page with everything derived from its text; problems are unordered
 */
export async function renderPage(draft: PageDraft, context: RenderContext): Promise<RenderedPage> {
  const { body, ...meta } = draft;
  const scope = createScope(draft, context);
  const list = startSections(draft.title);
  const parts: PagePart[] = [];
  let words = 0;
  const addPart = ({ block, links, sections }: BlockPart) => {
    parts.push({ block });
    scope.links.push(...links);
    addBlock(list, sections);
  };
  for (const [index, part] of body.entries()) {
    if ('block' in part) {
      addPart(part);
      continue;
    }
    scope.part = index;
    scope.file = part.origin.file;
    const tree = await renderTree(part.markdown, part.origin, scope);
    for (const piece of cutAtBlocks(tree, scope)) {
      if ('part' in piece) addPart(piece.part);
      else {
        const cut: Root = { ...tree, children: piece.nodes };
        addMarkdown(list, cut, scope.headings);
        // After the sections, because search finds only the page's own text.
        defineTerms(cut, scope);
        parts.push({ html: treeHtml(cut, scope) });
      }
    }
  }
  checkDrawn(scope);
  for (const { text } of list.sections) words += countWords(text);
  const { headings, links, samples, problems, ids } = scope;
  return {
    facts: { ...meta, headings, anchors: [...ids], links, samples, words },
    content: { parts, sections: list.sections },
    problems,
  };
}

/** One pass over one Markdown part; every step changes the tree and collects what it finds in the scope. */
async function renderTree(markdown: string, origin: Origin, scope: Scope): Promise<Root> {
  const tree = readMarkdown(markdown, origin, scope);
  resolveReferences(tree);
  expandIncludes(tree, scope);
  rejectRawHtml(tree, scope);
  checkDirectives(tree, scope);
  await renderDiagrams(tree, scope);
  renderTabs(tree, scope);
  renderAdmonitions(tree, scope);
  renderDetails(tree);
  renderAvailability(tree, scope);
  renderFootnotes(tree, scope);
  renderHeadings(tree, scope);
  drawSymptoms(tree, scope);
  renderLinks(tree, scope);
  await renderCode(tree, scope);
  renderImages(tree, scope);
  frameTables(tree, scope);
  return tree;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
