import { brandIcons } from './brand-icons.ts';

/** The icon of a brand, or a monogram where the permissively licensed set has none. */
export function BrandMark({ title, icon }: { title: string; icon?: string }) {
  const path = icon === undefined ? undefined : brandIcons[icon];
  return (
    <span className="brand-mark" aria-hidden="true">
      {path === undefined ? (
        monogram(title)
      ) : (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
          <path d={path} />
        </svg>
      )}
    </span>
  );
}

/** Two letters: the first of the first two words, or the first two of a single word. */
function monogram(title: string): string {
  const [first = '', second] = title.split(/[\s-]+/);
  return second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1);
}
