import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { roundPath } from '#model/round-path.ts';

/** The shapes of a Lucide icon, for an SVG in a square of 24. */
export function iconShapes(shapes: IconNode) {
  return shapes.map(([tag, { d, ...attributes }]) =>
    createElement(tag, {
      key: d ?? JSON.stringify(attributes),
      ...attributes,
      ...(d && { d: roundPath(String(d)) }),
    }),
  );
}

/**
 * A Lucide icon in the color and size of the text. It is hidden from screen readers because its parent has an accessible name.
 * Stroke and caps are in styles/base.css, because repeated attributes would make up half of every icon.
 */
export function Icon({ of: shapes, className }: { of: IconNode; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes(shapes)}
    </svg>
  );
}
