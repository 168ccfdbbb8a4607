import { useSite } from '#site/context.ts';

/** The version of the documentation. With one version it links to the docs home; with several it is a menu. */
export function VersionMenu({ version }: { version: string | undefined }) {
  const { config, strings, href } = useSite();
  const current = config.versions.find(({ name }) => name === version) ?? config.versions.find(({ isLast }) => isLast);
  if (!current) return null;
  if (config.versions.length === 1) {
    return (
      <a
        className="navbar-link navbar-version"
        href={href(`${current.path}/introduction`)}
        data-version-link={current.name}
      >
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
        {config.versions.map(({ name, label, path }) => (
          <li key={name}>
            <a href={href(path)} data-version-link={name} aria-current={name === current.name ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
