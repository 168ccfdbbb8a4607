import type { ReactNode } from 'react';
import type { Integration } from '#model/integration.ts';
import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { directoryTexts } from '../texts.ts';
import { capabilityColumns } from './capability-columns.ts';
import { Directory } from './Directory.tsx';
import { directoryEntries, facetsOf } from './directory-entries.ts';
import { pickTexts } from './pick-texts.ts';

interface IntegrationsViewProps extends Pick<ScreenProps, 'pages'> {
  integrations: readonly Integration[];
  view: 'list' | 'matrix';
  heading: string;
  /** The sentences below the heading. */
  children: ReactNode;
  /** What is beside the heading on wide screens. */
  picture?: ReactNode;
  /** What else a reader should know before the results. */
  note?: ReactNode;
  /** What follows the results. */
  more?: ReactNode;
}

/** A page of the directory: heading, introduction, and the island with all entries as static markup. */
export function IntegrationsView({
  view,
  heading,
  children,
  picture,
  note,
  more,
  integrations,
  pages,
}: IntegrationsViewProps) {
  const site = useSite();
  const texts = pickTexts(site.strings);
  const props = {
    view,
    entries: directoryEntries(integrations, pages, site),
    facets: facetsOf(integrations, texts),
    capabilities: capabilityColumns,
    texts,
    sprite: site.asset('brand-icons'),
    addresses: {
      list: site.href('/integrations'),
      matrix: site.href('/integrations/matrix'),
      compare: site.href('/integrations/compare'),
      recipes: site.href('/tools/recipes'),
    },
  };
  return (
    <div className={`landing landing-wide landing-${view}`}>
      <header className={picture ? 'landing-head pictured' : 'landing-head'}>
        <div>
          <h1>{heading}</h1>
          <p className="lead">{children}</p>
        </div>
        {picture}
      </header>
      {note}
      <Island name="integrations" component={Directory} texts={directoryTexts} when="load" props={props} />
      {more}
    </div>
  );
}
