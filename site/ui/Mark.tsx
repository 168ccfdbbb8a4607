import type { BrandIconName } from '#model/brand-icon-names.ts';
import { monogram, monogramTone } from '#site/reference/monogram.ts';

/** The icon of a brand from the sprite, or a monogram. The sprite is one file for all pages, so that islands don't contain shapes. */
export function Mark({ title, icon, sprite }: { title: string; icon: BrandIconName | null; sprite: string }) {
  if (icon === null) {
    return (
      <span className="integration-mark" data-tone={monogramTone(title)} aria-hidden="true">
        {monogram(title)}
      </span>
    );
  }
  return (
    <span className="integration-mark" aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${sprite}#${icon}`} />
      </svg>
    </span>
  );
}
