import { Moon, Sun } from 'lucide-react';
import { useSite } from '#site/context.ts';

/** Switches between light and dark. Both icons are in the document; the style sheet shows the one for the other mode. */
export function ColorModeButton() {
  const { strings } = useSite();
  return (
    <button
      type="button"
      className="navbar-icon color-mode"
      data-color-mode=""
      data-needs-js=""
      data-label-light={strings.lightMode}
      data-label-dark={strings.darkMode}
      aria-label={strings.darkMode}
    >
      <Moon className="icon icon-moon" aria-hidden="true" />
      <Sun className="icon icon-sun" aria-hidden="true" />
    </button>
  );
}
