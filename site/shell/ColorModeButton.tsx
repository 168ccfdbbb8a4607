import { Moon, Sun } from 'lucide';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

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
      <Icon of={Moon} className="icon-moon" />
      <Icon of={Sun} className="icon-sun" />
    </button>
  );
}
