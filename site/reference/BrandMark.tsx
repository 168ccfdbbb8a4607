import type { BrandIconName } from '#model/brand-icon-names.ts';
import { brandColor } from './brand-color.ts';
import { brandIcons } from './brand-icons.ts';
import { monogram, monogramTone } from './monogram.ts';

/** The icon of a brand in its color, or a monogram if the permissively licensed set has none. */
export function BrandMark({ title, icon }: { title: string; icon?: BrandIconName }) {
  if (icon === undefined) {
    return (
      <span className="brand-mark" data-tone={monogramTone(title)} aria-hidden="true">
        {monogram(title)}
      </span>
    );
  }
  const { path, hex } = brandIcons[icon];
  return (
    <span className="brand-mark" aria-hidden="true">
      <svg viewBox="0 0 24 24" fill={brandColor(hex)} aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  );
}
