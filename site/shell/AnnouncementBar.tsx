import { X } from 'lucide';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

/**
 * The bar above the navbar. Its colors are configured, not themed, so it looks the same in both modes.
 * @param contentHtml the configured text, rendered from inline Markdown
 */
export function AnnouncementBar({ contentHtml }: { contentHtml: string }) {
  const { config, strings } = useSite();
  const bar = config.announcement;
  if (!bar) return null;
  return (
    <section className="announcement" aria-label={strings.announcement} data-announcement={bar.id}>
      <p dangerouslySetInnerHTML={{ __html: contentHtml }} />
      {bar.action && (
        <a className="announcement-action" href={bar.action.href} target="_blank" rel="noopener">
          {bar.action.label}
          <span className="visually-hidden"> ({strings.opensInNewTab})</span>
        </a>
      )}
      {bar.isCloseable && (
        <button type="button" data-announcement-close="" data-needs-js="" aria-label={strings.closeAnnouncement}>
          <Icon of={X} />
        </button>
      )}
    </section>
  );
}
