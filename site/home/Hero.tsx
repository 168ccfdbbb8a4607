import { ArrowRight } from 'lucide';
import type { ComponentType } from 'react';
import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { SearchBox } from '#site/search/SearchBox.tsx';
import { Icon } from '#site/ui/Icon.tsx';

/** What it is, for whom, and screens of it that can be tried. */
export function Hero({ screen }: { screen: ScreenProps }) {
  const { href } = useSite();
  const Demo = screen.previews['/'] as ComponentType<ScreenProps> | undefined;
  return (
    <section className="hero">
      <div>
        <p className="eyebrow">Open source, Apache 2.0</p>
        <h1>One catalog for all your data</h1>
        <p className="lead">
          DataHub is a metadata platform. It collects what your warehouses, pipelines, dashboards, and models know about
          your data and connects it in one graph.
        </p>
        <ul className="audiences">
          <li>
            <strong>Analysts</strong> find the right table and learn what its columns mean and who owns it.
          </li>
          <li>
            <strong>Data engineers</strong> see what depends on a table before they change it.
          </li>
          <li>
            <strong>Data stewards</strong> manage terms, owners, and access in one place.
          </li>
        </ul>
        <div className="hero-actions">
          <a className="button button-primary" href={href('/docs/quickstart')}>
            Run it in minutes <Icon of={ArrowRight} />
          </a>
          <a className="button" href={href('/docs/introduction')}>
            Introduction
          </a>
        </div>
        <SearchBox />
      </div>
      {Demo && <Demo {...screen} />}
    </section>
  );
}
