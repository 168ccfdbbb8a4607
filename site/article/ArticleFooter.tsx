import { Pencil } from 'lucide';
import { fill } from '#model/fill.ts';
import type { LastUpdate, Page } from '#model/page.ts';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

function LastUpdated({ author, time }: LastUpdate) {
  const { locale, strings } = useSite();
  const date = new Date(time * 1000);
  const format = new Intl.DateTimeFormat(locale.htmlLang, {
    calendar: locale.calendar,
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const [before = '', after = ''] = fill(strings.lastUpdated, { author }).split('{date}');
  return (
    <p>
      {before}
      <time dateTime={date.toISOString().slice(0, 10)}>{format.format(date)}</time>
      {after}
    </p>
  );
}

/** Edit link and last change. */
export function ArticleFooter({ page }: { page: Page }) {
  const { config, strings } = useSite();
  return (
    <footer className="article-footer">
      <a href={`${config.editBase}${page.origin.file}`}>
        <Icon of={Pencil} />
        {strings.editThisPage}
      </a>
      {page.lastUpdate && <LastUpdated {...page.lastUpdate} />}
    </footer>
  );
}
