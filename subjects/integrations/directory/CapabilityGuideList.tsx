import { capabilityNames } from '#model/integration-vocabulary.ts';
import { useSite } from '#site/context.ts';
import { capabilityGuide } from '#subjects/connectors/capability-guide.ts';
import { capabilityAnchor } from './capability-anchor.ts';

/** What each capability means, below the matrix. */
export function CapabilityGuideList({ heading }: { heading: string }) {
  const { href } = useSite();
  return (
    <section className="capability-guide">
      <h2>{heading}</h2>
      <dl>
        {capabilityNames.map((name) => {
          const { meaning, page } = capabilityGuide[name];
          return (
            <div key={name} id={capabilityAnchor(name)}>
              <dt>{page === undefined ? name : <a href={href(page)}>{name}</a>}</dt>
              <dd>{meaning}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
