import { X } from 'lucide';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { Logo } from './Logo.tsx';
import { NavbarLink } from './NavbarLink.tsx';
import { VersionMenu } from './VersionMenu.tsx';

/** The menu of narrow screens: a modal dialog with the site's links and, on docs pages, the sidebar. */
export function MobileMenu() {
  const { config, strings, href } = useSite();
  return (
    <dialog className="mobile-menu" data-menu="" aria-label={strings.mobileMenu}>
      <div className="mobile-menu-head">
        <a className="navbar-logo" href={href('/')} aria-label={`${config.title}: ${strings.home}`}>
          <Logo />
        </a>
        <button type="button" className="navbar-icon" data-menu-close="" aria-label={strings.closeMenu}>
          <Icon of={X} />
        </button>
      </div>
      <div data-menu-panel="main">
        <ul className="mobile-menu-links">
          {config.navbar.items.map((item) => (
            <li key={item.label}>
              <NavbarLink item={item.icon ? { ...item, icon: undefined } : item} path="" />
            </li>
          ))}
          <li>
            <VersionMenu version={undefined} />
          </li>
        </ul>
      </div>
      <div data-menu-panel="docs" hidden>
        <button type="button" className="mobile-menu-back" data-menu-back="">
          <span aria-hidden="true">← </span>
          {strings.backToMainMenu}
        </button>
        <div data-menu-docs="" />
      </div>
    </dialog>
  );
}
