import type { Element } from 'hast';
import { Check, type IconNode, Info, Lightbulb, OctagonAlert, PencilLine, TriangleAlert, X } from 'lucide';
import { roundPath } from '#model/round-path.ts';
import { element } from './hast.ts';

/** Icons in the rendered text, by what they represent. */
export type IconName = keyof typeof icons;

const icons = {
  check: Check,
  cross: X,
  info: Info,
  tip: Lightbulb,
  danger: OctagonAlert,
  note: PencilLine,
  caution: TriangleAlert,
} satisfies Record<string, IconNode>;

/** A Lucide icon as an inline SVG in the color of the text (styles/base.css), hidden from screen readers. */
export function icon(name: IconName): Element {
  const shapes = icons[name].map(([tagName, { d, ...attributes }]) =>
    element(tagName, { ...attributes, ...(d && { d: roundPath(String(d)) }) }),
  );
  return element('svg', { className: ['icon'], viewBox: '0 0 24 24', ariaHidden: 'true' }, shapes);
}
