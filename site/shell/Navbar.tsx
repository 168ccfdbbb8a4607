import { Menu } from 'lucide';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { type Alternate, LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { NavbarLink } from './NavbarLink.tsx';
import { SearchButton } from './SearchButton.tsx';
import { VersionMenu } from './VersionMenu.tsx';

export interface NavbarProps {
  path: string;
  version: string | undefined;
  alternates: readonly Alternate[];
}

/** The bar at the top of every page. */
export function Navbar({ path, version, alternates }: NavbarProps) {
  const { config, strings, href } = useSite();
  return (
    <header className="navbar" data-navbar="" data-hide-on-scroll={config.navbar.hideOnScroll ? '' : undefined}>
      <button
        type="button"
        className="navbar-icon navbar-menu"
        data-menu-open=""
        data-needs-js=""
        aria-expanded="false"
        aria-label={strings.openMenu}
      >
        <Icon of={Menu} />
      </button>
      <a className="navbar-logo" href={href('/')} aria-label={`${config.title}: ${strings.home}`}>
        <Logo />
      </a>
      <nav className="navbar-items" aria-label={strings.mainNavigation}>
        {config.navbar.items.map((item) => (
          <NavbarLink key={item.label} item={item} path={path} />
        ))}
        <VersionMenu version={version} />
      </nav>
      <div className="navbar-tools">
        <LanguageSwitcher alternates={alternates} />
        {config.colorMode.switch && <ColorModeButton />}
        <SearchButton />
      </div>
    </header>
  );
}
