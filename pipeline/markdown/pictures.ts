import type { RootContent } from 'mdast';
import type { Block } from '#model/blocks.ts';
import { nearest } from '#model/nearest.ts';
import type { BlockPart } from '#model/page.ts';
import type { PictureBlock } from '#model/pictures.ts';
import { splitLabel } from './directives.ts';
import { findText } from './inline-text.ts';
import type { ContainerDirective } from './nodes.ts';
import { report, type Scope } from './scope.ts';

/** A picture of the web application, and the numbered list that explains the numbers in it. */
export interface DrawnPicture {
  part: BlockPart;
  explanations: RootContent[];
}

const EXAMPLE = ':::picture[Caption]{name=search-results callouts="filters results"}';

/**
 * Finds what `:::picture[Caption]{name=… callouts="…"}` draws. The numbers point to the places that `callouts` names, in that order, and the
 * directive contains one numbered list with an item for each.
 * @returns nothing if there is no such picture; every problem is reported
 */
export function findPicture(node: ContainerDirective, scope: Scope): DrawnPicture | undefined {
  const { name, callouts } = node.attributes ?? {};
  // If the name is missing, the check of directives reports it.
  if (!name) return undefined;
  const { embeddedBlocks } = scope.context;
  const found = embeddedBlocks[`picture ${name}`];
  if (!found || !isPicture(found.block)) {
    const names = Object.keys(embeddedBlocks).flatMap((key) => (key.startsWith('picture ') ? key.slice(8) : []));
    const meant = nearest(name, names);
    const fix = meant ? `Did you mean "${meant}"?` : 'content/pictures/pictures.yaml lists all pictures.';
    report(scope, node, { rule: 'picture/unknown', message: `There is no picture "${name}".`, fix });
    return undefined;
  }
  const places = found.block.callouts;
  const wanted = (callouts ?? '').split(/\s+/).filter((place) => place !== '');
  for (const place of wanted.filter((each) => !places.includes(each))) {
    const meant = nearest(place, places);
    report(scope, node, {
      rule: 'picture/place',
      message: `The picture "${name}" has no place "${place}".`,
      fix: meant ? `Did you mean "${meant}"?` : `Its places are ${places.join(', ') || 'none'}.`,
    });
  }
  const { label, children } = splitLabel(node);
  const [list] = children;
  const items = list?.type === 'list' && list.ordered && children.length === 1 ? list.children.length : 0;
  if (items !== wanted.length || (wanted.length === 0 && children.length > 0)) {
    report(scope, node, {
      rule: 'picture/callouts',
      message: `The picture's callouts (${wanted.length}) and explanations (${items}) differ in number.`,
      fix: `Write one numbered list with an item for each place, after ${EXAMPLE}.`,
    });
    return undefined;
  }
  if (list) list.data = { ...list.data, hProperties: { className: ['callouts'] } };
  const caption = findText(label ?? []).text;
  const block: PictureBlock = { ...found.block, caption, callouts: wanted };
  return { part: { ...found, block }, explanations: children };
}

function isPicture(block: Block): block is PictureBlock {
  return block.type === 'picture';
}
