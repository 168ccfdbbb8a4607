import type { Element, Properties } from 'hast';
import * as check from 'lucide-react/icons/check';
import * as copy from 'lucide-react/icons/copy';
import * as info from 'lucide-react/icons/info';
import * as tip from 'lucide-react/icons/lightbulb';
import * as danger from 'lucide-react/icons/octagon-exclamation-point';
import * as note from 'lucide-react/icons/pencil-line';
import * as wrap from 'lucide-react/icons/text-wrap';
import * as caution from 'lucide-react/icons/triangle-exclamation-point';
import * as cross from 'lucide-react/icons/x';
import { element } from './hast.ts';

/** Icons of the rendered text, by what they stand for. */
export type IconName = keyof typeof modules;

const modules = { check, copy, cross, info, tip, danger, note, caution, wrap };

/**
 * A lucide icon as an inline SVG in the colour of the text, hidden from screen readers.
 * Lucide exports the shapes beside the React component, but neither declares their type nor repeats them under an icon's old name.
 */
export function icon(name: IconName): Element {
  const { __iconData } = modules[name] as unknown as {
    __iconData: { node: readonly [tagName: string, attributes: Readonly<Record<string, string>>][] };
  };
  const shapes = __iconData.node.map(([tagName, { key: _, ...attributes }]) => element(tagName, attributes));
  const size = { width: 16, height: 16, viewBox: '0 0 24 24' };
  const stroke: Properties = {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  };
  return element('svg', { className: ['icon'], ...size, ...stroke, ariaHidden: 'true' }, shapes);
}
