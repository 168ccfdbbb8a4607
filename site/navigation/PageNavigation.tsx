import type { PagePlace } from '#model/navigation.ts';
import { useSite } from '#site/context.ts';

/** Previous and next page in the order of the sidebar. */
export function PageNavigation({ previous, next }: Pick<PagePlace, 'previous' | 'next'>) {
  const { href, strings } = useSite();
  if (!previous && !next) return null;
  return (
    <nav className="page-navigation" aria-label={strings.pageNavigation}>
      {previous && (
        <a className="page-navigation-link page-navigation-previous" href={href(previous.path)} rel="prev">
          <span>{strings.previous}</span> <strong>{previous.label}</strong>
        </a>
      )}{' '}
      {next && (
        <a className="page-navigation-link page-navigation-next" href={href(next.path)} rel="next">
          <span>{strings.next}</span> <strong>{next.label}</strong>
        </a>
      )}
    </nav>
  );
}
