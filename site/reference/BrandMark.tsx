import type { BrandIconName } from '#model/brand-icon-names.ts';
import { brandIcons } from './brand-icons.ts';
import { monogram } from './monogram.ts';

/** The icon of a brand, or a monogram where the permissively licensed set has none. */
export function BrandMark({ title, icon }: { title: string; icon?: BrandIconName }) {
  const path = icon === undefined ? undefined : brandIcons[icon];
  return (
    <span className="brand-mark" aria-hidden="true">
      {path === undefined ? (
        monogram(title)
      ) : (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={path} />
        </svg>
      )}
    </span>
  );
}
