import type { Root, RootContent } from 'mdast';
import type { Heading, Section } from '#model/page.ts';
import { findText } from './inline-text.ts';

/** The sections of a page while they are being built. */
export interface SectionList {
  readonly sections: GrowingSection[];
  /** Section that the next text belongs to. */
  current: GrowingSection;
  /** Headings above the next text, outermost first. */
  above: Heading[];
}

interface GrowingSection extends Section {
  code: string[];
}

/** Starts with the section before the first heading, which has the title of the page. */
export function startSections(title: string): SectionList {
  const first = { anchor: '', title, trail: [], text: '', code: [] };
  return { sections: [first], current: first, above: [] };
}

/**
 * Adds the text of a tree, split at the headings of levels 2 to 4.
 * @param tree with everything rendered, so that headings have their ids
 * @param headings the headings of the page so far
 */
export function addMarkdown(list: SectionList, tree: Root, headings: readonly Heading[]): void {
  const byId = new Map(headings.map((heading) => [heading.id, heading]));
  const add = (node: RootContent): void => {
    const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined;
    const heading = typeof id === 'string' ? byId.get(id) : undefined;
    if (heading && heading.depth <= 4) startSection(list, heading);
    else if ('children' in node && holdsHeading(node)) for (const child of node.children) add(child);
    else append(list, findText([node]));
  };
  for (const node of tree.children) add(node);
}

/** Adds the sections of a reference block; those without an anchor join the text before the block. */
export function addBlock(list: SectionList, sections: readonly Section[]): void {
  for (const section of sections) {
    if (section.anchor === '') append(list, section);
    else list.sections.push({ ...section, code: [...section.code] });
  }
}

function startSection(list: SectionList, heading: Heading): void {
  list.above = list.above.filter(({ depth }) => depth < heading.depth);
  const trail = list.above.map(({ text }) => text);
  list.current = { anchor: heading.id, title: heading.text, trail, text: '', code: [] };
  list.sections.push(list.current);
  list.above.push(heading);
}

function append({ current }: SectionList, { text, code }: { text: string; code: readonly string[] }): void {
  current.text = [current.text, text].filter((piece) => piece !== '').join(' ');
  current.code.push(...code);
}

function holdsHeading(node: RootContent): boolean {
  return node.type === 'heading' || ('children' in node && node.children.some(holdsHeading));
}
