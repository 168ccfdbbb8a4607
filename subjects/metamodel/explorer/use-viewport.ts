import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../graph-facts.ts';
import { panned, readable, revealing, type Viewport, wholeDrawing, zoomed } from './viewport.ts';

/** Text of 12 pixels must not appear smaller than 8.4. */
const LEAST_SCALE = 0.7;
/** Movements shorter than this are clicks with an unsteady hand. */
const LEAST_DRAG = 4;

type Change = (next: (now: Viewport) => Viewport) => void;

/**
 * What part of a drawing is in view, moved with pointers and the wheel.
 * @param frame what the drawing's `viewBox` shows
 * @param start box in the middle if the whole drawing would be too small to read
 */
export function useViewport(svg: RefObject<SVGSVGElement | null>, frame: Box, start: Box | undefined) {
  const [viewport, setViewport] = useState(wholeDrawing);
  const change: Change = setViewport;
  const wasDragged = useRef(false);
  const first = useRef({ frame, start });
  const isShown = useRef(false);

  // A graph behind the table has no size; it gets its first view when it is shown.
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (isShown.current || clientWidth === 0) return;
      isShown.current = true;
      const { frame: whole, start: box = whole } = first.current;
      setViewport(readable(Math.min(clientWidth / whole[2], clientHeight / whole[3]), LEAST_SCALE, box, whole));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg]);

  useEffect(() => (svg.current ? followPointers(svg.current, setViewport, wasDragged) : undefined), [svg]);

  const reveal = useCallback((box: Box) => setViewport((now) => revealing(now, box, first.current.frame)), []);
  return { viewport, change, reveal, wasDragged: () => wasDragged.current };
}

/** Dragging moves, two fingers and the wheel with Ctrl zoom. The wheel alone scrolls the page. */
function followPointers(element: SVGSVGElement, change: Change, wasDragged: { current: boolean }): () => void {
  const pointers = new Map<number, DOMPoint>();
  let travelled = 0;
  const place = (event: MouseEvent) =>
    new DOMPoint(event.clientX, event.clientY).matrixTransform(element.getScreenCTM()?.inverse());
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, place(event));
    travelled = 0;
    wasDragged.current = false;
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const [other] = [...pointers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    pointers.set(event.pointerId, now);
    travelled += Math.hypot(event.movementX, event.movementY);
    if (travelled < LEAST_DRAG) return;
    if (!wasDragged.current) element.setPointerCapture(event.pointerId);
    wasDragged.current = true;
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      change((view) => zoomed(view, factor, (now.x + other.x) / 2, (now.y + other.y) / 2));
    } else change((view) => panned(view, now.x - before.x, now.y - before.y));
  };
  const up = (event: PointerEvent) => pointers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const { x, y } = place(event);
    change((view) => zoomed(view, 1.002 ** -event.deltaY, x, y));
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}

function distance(a: DOMPoint, b: DOMPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
