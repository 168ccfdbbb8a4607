import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';

/** Links by topic and the copyright. Links to pages that are not written yet are left out. */
export function Footer() {
  const t = useTexts(frameTexts);
  const { config, strings, href, exists } = useSite();
  const { years, holder } = config.footer.copyright;
  return (
    <footer className="footer">
      <div className="footer-groups">
        {config.footer.groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2 className="footer-title">{group.title}</h2>
            <ul className="footer-links">
              {group.items
                .filter(({ to }) => to === undefined || exists(to))
                .map((item) => (
                  <li key={item.label}>
                    <a href={item.to === undefined ? item.href : href(item.to)}>{item.label}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="footer-copyright">
        {fillNodes(t.frameCopyright, { years })} {holder}
        <span className="footer-search">
          {' · '}
          <a href={href('/search')}>{strings.search}</a>
        </span>
      </p>
    </footer>
  );
}
