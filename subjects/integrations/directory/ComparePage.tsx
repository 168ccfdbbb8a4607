import type { Integration } from '#model/integration.ts';
import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { directoryTexts } from '../texts.ts';
import { CompareLinks } from './CompareLinks.tsx';
import { Comparison } from './Comparison.tsx';
import { capabilityColumns } from './capability-columns.ts';
import { directoryEntries, facetsOf } from './directory-entries.ts';
import { pickTexts } from './pick-texts.ts';
import { ViewLinks } from './ViewLinks.tsx';

/** `/integrations/compare?ids=a,b`: connectors side by side; without JavaScript, links to the information that would be compared. */
export default function ComparePage({
  screen,
  pages,
  facts: { integrations },
}: ScreenProps<{ integrations: readonly Integration[] }>) {
  const site = useSite();
  const { config, strings, href } = site;
  const texts = pickTexts(strings);
  const facets = facetsOf(integrations, texts).filter(({ key }) => key === 'type' || key === 'connection');
  const entries = directoryEntries(integrations, pages, site);
  const modules = entries.flatMap((entry) => {
    const words = facets.flatMap(({ key, values }) => values.filter(({ slug }) => entry.facets[key].includes(slug)));
    const about = words.map(({ label }) => label).join(' · ');
    const address = entry.href === undefined ? {} : { href: entry.href };
    return entry.modules.map(({ plugin, title }) => ({ plugin, connector: entry.id, title, about, ...address }));
  });
  const props = {
    modules,
    capabilities: capabilityColumns,
    texts,
    facts: `${config.baseUrl}latest/tools/`,
    failure: { text: strings.loadFailed, retry: strings.retry },
  };
  return (
    <div className="landing landing-wide">
      <header className="landing-head">
        <h1>{screen.title}</h1>
        <p className="lead">{screen.lead}</p>
      </header>
      <ViewLinks
        current="compare"
        texts={texts}
        addresses={{ list: href('/integrations'), matrix: href('/integrations/matrix'), compare: href(screen.path) }}
      />
      <Island name="integrations-compare" component={Comparison} texts={directoryTexts} when="load" props={props} />
      <noscript>
        <CompareLinks entries={entries.filter(({ modules: own }) => own.length > 0)} />
      </noscript>
    </div>
  );
}
