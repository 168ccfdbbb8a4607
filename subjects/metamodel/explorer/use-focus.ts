import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Box } from '../graph-facts.ts';
import type { Drawing } from './draw-graph.ts';
import { type Focus, traverse } from './traverse.ts';
import { panned, type Viewport } from './viewport.ts';

const PAN_STEP = 60;
const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

/** Which part of a drawing has the focus. One part is in the tab order, and arrow keys lead to the others. */
export function useFocus(
  svg: RefObject<SVGSVGElement | null>,
  drawing: Drawing,
  chosen: string,
  reveal: (box: Box) => void,
) {
  const first = drawing.nodes.find(({ id }) => id === chosen) ?? drawing.nodes[0];
  const [focus, setFocus] = useState<Focus>({ node: first?.id ?? '' });
  const focused = 'node' in focus ? focus.node : focus.link;
  // Only keys move the browser's focus. A clicked element already has it.
  const byKey = useRef(false);

  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    svg.current?.querySelector<SVGGElement>(`[data-item="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    const at = 'node' in focus ? focus.node : focus.at;
    const node = drawing.nodes.find(({ id }) => id === at);
    if (node) reveal(node.box);
  }, [svg, focused, focus, drawing, reveal]);

  const onKeyDown = (event: KeyboardEvent, change: (next: (now: Viewport) => Viewport) => void) => {
    const pan = pans[event.key];
    if (event.shiftKey && pan) {
      event.preventDefault();
      change((view) => panned(view, ...pan));
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (pan === undefined && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const next = traverse(drawing, focus, event.key);
    if (!next) return;
    byKey.current = true;
    setFocus(next);
  };
  const onFocus = (event: FocusEvent) => {
    const item = (event.target as Element).closest('[data-item]')?.getAttribute('data-item');
    if (item == null || item === focused) return;
    const link = drawing.links.find(({ id }) => id === item);
    setFocus(link ? { link: item, at: link.from } : { node: item });
  };
  return { focused, onKeyDown, onFocus };
}
