import { createElement } from 'react';
import type { Block } from '#model/blocks.ts';
import { blockViews } from './views.ts';

/**
 * Renders a block of a reference page. Needs a SiteContext around it for addresses and texts.
 * @throws Error if no subject has a component for the block's type
 */
export function BlockView<B extends Block>({ block }: { block: B }) {
  const View = blockViews[block.type];
  if (!View) throw new Error(`No subject has a component for blocks of the type "${block.type}".`);
  // A component is registered under the type of the blocks that it renders.
  return createElement(View, { block: block as never });
}
