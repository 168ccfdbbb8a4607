import { ArrowRight } from 'lucide';
import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import { SearchBox } from '#site/search/SearchBox.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { LineageDemo } from './LineageDemo.tsx';

/** What it is, in one sentence and one picture that can be tried. */
export function Hero() {
  const { href } = useSite();
  return (
    <section className="hero">
      <p className="eyebrow">Open source, Apache 2.0</p>
      <h1>A metadata platform for the modern data stack</h1>
      <div className="hero-body">
        <p className="lead">
          DataHub gathers what your warehouses, pipelines, dashboards and models know about data into one live graph.
          People search it, follow lineage across tools and agree on owners and meaning. Programs read and change it
          through APIs and events.
        </p>
        <div className="hero-actions">
          <a className="button button-primary" href={href('/docs/quickstart')}>
            Run it in minutes <Icon of={ArrowRight} />
          </a>
          <a className="button" href={href('/docs/introduction')}>
            Introduction
          </a>
        </div>
      </div>
      <SearchBox />
      <Island name="lineage-demo" component={LineageDemo} when="interaction" props={{}} />
    </section>
  );
}
