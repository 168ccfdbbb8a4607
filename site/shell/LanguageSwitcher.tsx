import { Languages } from 'lucide';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

export interface Alternate {
  code: string;
  label: string;
  htmlLang: string;
  href: string;
  /** Whether the page is written in this language, rather than standing in from another. */
  isWritten: boolean;
}

/** Links to this page in the other languages; nothing when the site has one language. */
export function LanguageSwitcher({ alternates }: { alternates: readonly Alternate[] }) {
  const { locale, strings } = useSite();
  if (alternates.length < 2) return null;
  return (
    <details className="menu" data-language-menu="">
      <summary className="navbar-icon" aria-label={`${strings.language}: ${locale.label}`}>
        <Icon of={Languages} />
      </summary>
      <ul className="menu-list">
        {alternates.map((alternate) => (
          <li key={alternate.code}>
            <a
              href={alternate.href}
              lang={alternate.htmlLang}
              hrefLang={alternate.htmlLang}
              data-alternate={alternate.code}
              aria-current={alternate.code === locale.code ? 'true' : undefined}
            >
              {alternate.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
