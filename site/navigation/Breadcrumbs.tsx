import { House } from 'lucide';
import type { TrailStep } from '#model/navigation.ts';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

/** The page's location on the site: home, the categories above it, and the page itself. */
export function Breadcrumbs({ trail, title }: { trail: readonly TrailStep[]; title: string }) {
  const { href, strings } = useSite();
  return (
    <nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
      <ol>
        <li>
          <a href={href('/')} aria-label={strings.home}>
            <Icon of={House} />
          </a>
        </li>
        {trail.map((step) => (
          <li key={step.label}>{step.path ? <a href={href(step.path)}>{step.label}</a> : <span>{step.label}</span>}</li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}
