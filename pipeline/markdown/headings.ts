import { slug } from 'github-slugger';
import type { Heading as HeadingNode, PhrasingContent, Root } from 'mdast';
import { fill } from '#model/fill.ts';
import type { Heading } from '#model/page.ts';
import { element } from './hast.ts';
import { findText } from './inline-text.ts';
import { rendered } from './nodes.ts';
import { report, type Scope } from './scope.ts';
import { inlineHtml } from './to-html.ts';
import { walkType } from './walk.ts';

/** ID of the element around every page, which is the skip link's target. */
const mainId = 'main';

/** Gives every heading its ID and its anchor link, and checks the order of headings. */
export function renderHeadings(tree: Root, scope: Scope): void {
  walkType(tree, 'heading', (node) => {
    const explicit = takeExplicitId(node, scope);
    const { text } = findText(node.children);
    const depth = checkDepth(node, text, scope);
    const id = uniqueId(explicit ?? slug(text), node, text, scope);
    node.depth = depth;
    node.data = { ...node.data, hProperties: { id } };
    scope.headings.push({ depth, id, text, html: inlineHtml(plain(node.children)) });
    const label = fill(scope.context.strings.headingLink, { title: text });
    const link = { dataAnchor: '', href: `#${id}`, ariaLabel: label };
    node.children.push(rendered([element('a', link)]));
  });
}

/** Removes `{#my-anchor}` from the end of a heading. */
function takeExplicitId(node: HeadingNode, scope: Scope): string | undefined {
  const last = node.children.at(-1);
  const match = last?.type === 'text' ? /\s*\{#([^{}]*)\}\s*$/.exec(last.value) : null;
  if (last?.type !== 'text' || !match) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') node.children.pop();
  const id = match[1] ?? '';
  if (/^[a-z\d][\w.-]*$/i.test(id)) return id;
  const message = `"${id}" can't be the anchor of a heading.`;
  const fix = 'Use letters, digits, "-", "_", and ".", and start with a letter or a digit.';
  report(scope, node, { rule: 'headings/invalid-id', message, fix });
  return undefined;
}

function checkDepth(node: HeadingNode, text: string, scope: Scope): Heading['depth'] {
  if (node.depth === 1) {
    const fix = 'Start headings with ##. The title in the front matter is the h1.';
    report(scope, node, { rule: 'headings/h1', message: `"${text}" is a first-level heading.`, fix });
    return 2;
  }
  const above = scope.headings.at(-1)?.depth ?? 1;
  if (node.depth > above + 1) {
    const message = `"${text}" is an h${node.depth}, but the heading above it is an h${above}.`;
    report(scope, node, {
      rule: 'headings/jump',
      message,
      fix: `Use at most ${'#'.repeat(above + 1)}.`,
    });
  }
  return node.depth;
}

/**
 * The requested ID, or the ID with a number when it is taken. Readers may have saved links to either heading, so this is reported
 * as a problem.
 */
function uniqueId(wanted: string, node: HeadingNode, text: string, scope: Scope): string {
  if (wanted === '') {
    const message = text === '' ? 'This heading is empty.' : `The heading "${text}" can't be turned into an anchor.`;
    report(scope, node, {
      rule: 'headings/no-id',
      message,
      fix: 'Add words to the heading, or give it its own anchor: {#my-anchor}.',
    });
  }
  const base = wanted === '' ? 'section' : wanted;
  let id = base;
  for (let number = 1; scope.ids.has(id) || id === mainId; number += 1) id = `${base}-${number}`;
  if (id !== base && wanted !== '') {
    const message = `The anchor "${base}" of "${text}" already exists on this page.`;
    const fix = 'Make the heading more specific, or give it its own anchor: {#my-anchor}.';
    report(scope, node, { rule: 'headings/duplicate-id', message, fix });
  }
  scope.ids.add(id);
  return id;
}

/** The heading for the table of contents, where nested links and footnotes aren't allowed. */
function plain(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'link') return plain(node.children);
    if (node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete') {
      return [{ ...node, children: plain(node.children) }];
    }
    return node.type === 'text' || node.type === 'inlineCode' ? [node] : [];
  });
}
