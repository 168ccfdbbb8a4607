import type { VersionConfig } from '#model/site-config.ts';
import { useSite } from '#site/context.ts';

/** The version of the documentation. With one version it links to the docs home; with several it is a menu. */
export function VersionMenu({ version }: { version: string | undefined }) {
  const { config, strings, href, exists } = useSite();
  const current = config.versions.find(({ name }) => name === version) ?? config.versions.find(({ isLast }) => isLast);
  if (!current) return null;
  // A version begins with its introduction, because a folder of pages doesn't have to have a page.
  const home = ({ path }: VersionConfig) => href(exists(`${path}/introduction`) ? `${path}/introduction` : path);
  if (config.versions.length === 1) {
    return (
      <a className="navbar-link navbar-version" href={home(current)} data-version-link={current.name}>
        {current.label}
      </a>
    );
  }
  return (
    <details className="menu">
      <summary className="navbar-link" aria-label={`${strings.versionMenu}: ${current.label}`}>
        {current.label}
      </summary>
      <ul className="menu-list">
        {config.versions.map((other) => (
          <li key={other.name}>
            <a href={home(other)} data-version-link={other.name} aria-current={other === current ? 'true' : undefined}>
              {other.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
