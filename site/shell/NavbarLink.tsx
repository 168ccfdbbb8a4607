import type { NavbarItem } from '#model/site-config.ts';
import { useSite } from '#site/context.ts';
import { NavbarIcon } from './brand-icons.tsx';

/** One configured link of the bar or of the mobile menu; current when the page lies below its base. */
export function NavbarLink({ item, path }: { item: NavbarItem; path: string }) {
  const { href } = useSite();
  const base = item.activeBase ?? item.to;
  const active = base !== undefined && (path === base || path.startsWith(`${base}/`));
  return (
    <a
      className={item.icon ? 'navbar-icon' : 'navbar-link'}
      href={item.to === undefined ? item.href : href(item.to)}
      aria-label={item.icon ? item.label : undefined}
      aria-current={active ? 'true' : undefined}
      data-active-base={base === undefined ? undefined : href(base)}
    >
      {item.icon ? <NavbarIcon name={item.icon} /> : item.label}
    </a>
  );
}
