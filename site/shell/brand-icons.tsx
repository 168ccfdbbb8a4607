import { MessagesSquare } from 'lucide-react';
import { siGithub, siYoutube } from 'simple-icons';
import type { NavbarItem } from '#model/site-config.ts';

function BrandIcon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** The icon of a navbar link. The permissively licensed set has no mark for Slack, so a conversation stands for it. */
export function NavbarIcon({ name }: { name: NonNullable<NavbarItem['icon']> }) {
  switch (name) {
    case 'slack':
      return <MessagesSquare className="icon" aria-hidden="true" />;
    case 'github':
      return <BrandIcon path={siGithub.path} />;
    case 'youtube':
      return <BrandIcon path={siYoutube.path} />;
  }
}
