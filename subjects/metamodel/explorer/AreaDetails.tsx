import type { MetamodelFacts } from '../graph-facts.ts';
import type { DrawnNode } from './draw-graph.ts';

/** An area: its entities with their meanings. */
export function AreaDetails({
  node: { area, label },
  facts: { entities },
  onExplore,
}: {
  node: DrawnNode;
  facts: MetamodelFacts;
  onExplore: (entity: string) => void;
}) {
  return (
    <>
      <h2>{label}</h2>
      <ul className="graph-entities">
        {entities
          .filter((entity) => entity.area === area)
          .map(({ name, description }) => (
            <li key={name}>
              <button type="button" className="graph-entity" onClick={() => onExplore(name)}>
                {name}
              </button>{' '}
              {description}
            </li>
          ))}
      </ul>
    </>
  );
}
