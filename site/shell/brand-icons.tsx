import { MessagesSquare } from 'lucide';
import { siGithub, siYoutube } from 'simple-icons';
import { roundPath } from '#model/round-path.ts';
import type { NavbarItem } from '#model/site-config.ts';
import { Icon } from '#site/ui/Icon.tsx';

function BrandIcon({ path }: { path: string }) {
  return (
    <svg className="icon icon-brand" viewBox="0 0 24 24" aria-hidden="true">
      <path d={roundPath(path)} />
    </svg>
  );
}

/** The icon of a navbar link. The permissively licensed set has no mark for Slack, so a conversation stands for it. */
export function NavbarIcon({ name }: { name: NonNullable<NavbarItem['icon']> }) {
  switch (name) {
    case 'slack':
      return <Icon of={MessagesSquare} />;
    case 'github':
      return <BrandIcon path={siGithub.path} />;
    case 'youtube':
      return <BrandIcon path={siYoutube.path} />;
  }
}
