import type { Root, RootContent } from 'mdast';
import { nearest } from '#model/nearest.ts';
import type { BlockPart } from '#model/page.ts';
import { findPicture } from './pictures.ts';
import { report, type Scope } from './scope.ts';
import { walkType } from './walk.ts';

/** A directive that represents a block generated from data. */
type Drawing = Extract<RootContent, { type: 'leafDirective' }>;

/** Directives that include a block, by name: what the block is called, and how to find it. */
const drawings = new Map<string, { called: string; find: (node: Drawing, scope: Scope) => BlockPart | undefined }>([
  ['options', { called: 'An option reference', find: findOptions }],
  ['known-errors', { called: 'A list of known errors', find: findErrors }],
  ['api-choice', { called: 'The choice of an API', find: findWhole }],
  ['upgrade-summary', { called: 'The summary of versions', find: findWhole }],
  ['upgrade-notes', { called: 'The notes of a version', find: findNotes }],
]);

/** Whether a text includes a block, so that it depends on blocks. */
export function drawsBlocks(markdown: string): boolean {
  return [...drawings.keys(), ':picture'].some((name) => markdown.includes(`::${name}`));
}

/** A piece of Markdown between included blocks, or one of the blocks. */
type Piece = { nodes: RootContent[] } | { part: BlockPart };

/**
 * Splits a tree at its `::options{kind=sink name=file}`, `::known-errors`, and `:::picture[Caption]{name=file}` directives, so
 * that the block can be rendered between the pieces.
 * @returns the pieces in their order; a block that does not exist, or that is nested in something else, is reported and omitted
 */
export function cutAtBlocks(tree: Root, scope: Scope): Piece[] {
  const pieces: Piece[] = [{ nodes: [] }];
  for (const node of tree.children) {
    if (node.type === 'containerDirective' && node.name === 'picture') {
      const picture = findPicture(node, scope);
      if (picture) pieces.push({ part: picture.part }, { nodes: picture.explanations });
      continue;
    }
    const last = pieces.at(-1);
    const drawing = node.type === 'leafDirective' ? drawings.get(node.name) : undefined;
    if (drawing && node.type === 'leafDirective') {
      const part = drawing.find(node, scope);
      if (part) pieces.push({ part }, { nodes: [] });
    } else if (last && 'nodes' in last) last.nodes.push(node);
  }
  walkType(tree, 'leafDirective', (node, index, parent) => {
    const drawing = drawings.get(node.name);
    if (!drawing || parent === tree) return;
    const fix = 'Put it on a separate line, outside lists, tabs, and boxes.';
    report(scope, node, {
      rule: `${node.name}/inside`,
      message: `${drawing.called} can appear only between paragraphs.`,
      fix,
    });
    parent.children.splice(index, 1);
    return index;
  });
  walkType(tree, 'containerDirective', (node, index, parent) => {
    if (node.name !== 'picture' || parent === tree) return;
    const message = 'A picture can appear only between paragraphs.';
    const fix = 'Move it out of the list, tab, or box that it is in.';
    report(scope, node, { rule: 'picture/inside', message, fix });
    parent.children.splice(index, 1);
    return index;
  });
  return pieces.filter((piece) => 'part' in piece || piece.nodes.length > 0);
}

function findOptions(node: Drawing, scope: Scope): BlockPart | undefined {
  const { kind, name } = node.attributes ?? {};
  // If they are missing, the check of directives reports it.
  if (!kind || !name) return undefined;
  const { embeddedBlocks } = scope.context;
  const key = `${kind} ${name}`;
  const part = Object.hasOwn(embeddedBlocks, key) ? embeddedBlocks[key] : undefined;
  if (part === undefined) {
    const names = Object.keys(embeddedBlocks).flatMap((known) => {
      const [of, what = ''] = known.split(' ');
      return of === kind ? [what] : [];
    });
    const meant = nearest(name, names);
    const known = names.length > 0 ? `Those with options are ${names.join(', ')}.` : `No ${kind} has options.`;
    const fix = meant ? `Did you mean "${meant}"?` : known;
    report(scope, node, {
      rule: 'options/unknown',
      message: `No options are described for the ${kind} "${name}".`,
      fix,
    });
    return undefined;
  }
  if (part.anchors.some((anchor) => scope.ids.has(anchor))) {
    const message = `The options of the ${kind} "${name}" are already on this page.`;
    report(scope, node, { rule: 'options/twice', message, fix: 'Link to them instead.' });
    return undefined;
  }
  for (const anchor of part.anchors) scope.ids.add(anchor);
  return part;
}

function findErrors(node: Drawing, scope: Scope): BlockPart | undefined {
  const { path } = scope.draft;
  const part = scope.context.embeddedBlocks[`errors ${path}`];
  if (part === undefined) {
    const message = 'No known error lists this page.';
    const fix = `Add ${path} under "pages" of the entries in content/errors/, or remove the line.`;
    report(scope, node, { rule: 'known-errors/none', message, fix });
    return undefined;
  }
  for (const anchor of part.anchors) scope.ids.add(anchor);
  return part;
}

/** A block that exists only once. */
function findWhole(node: Drawing, scope: Scope): BlockPart | undefined {
  const part = scope.context.embeddedBlocks[node.name];
  if (part === undefined) {
    const message = `There is no data for "::${node.name}".`;
    report(scope, node, { rule: `${node.name}/none`, message, fix: 'Remove the line.' });
  }
  return part;
}

function findNotes(node: Drawing, scope: Scope): BlockPart | undefined {
  const { version } = node.attributes ?? {};
  // If it is missing, the check of directives reports it.
  if (!version) return undefined;
  const { embeddedBlocks } = scope.context;
  const part = embeddedBlocks[`upgrade ${version}`];
  if (part === undefined) {
    const names = Object.keys(embeddedBlocks).flatMap((key) => (key.startsWith('upgrade ') ? key.slice(8) : []));
    const message = `content/upgrades.yaml has no notes for "${version}".`;
    report(scope, node, {
      rule: 'upgrade-notes/unknown',
      message,
      fix: `The versions with notes are ${names.join(', ') || 'missing'}.`,
    });
  }
  return part;
}
