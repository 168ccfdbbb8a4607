import type { MetamodelEntity, MetamodelFacts } from '../graph-facts.ts';
import { modelAreas } from '../schema/model-areas.ts';
import type { ExplorerSetup } from './explorer.ts';
import { AspectName } from './ModelNames.tsx';

/** An entity: what it stands for, the way to its page, and the aspects that it accepts. */
export function EntityDetails({
  entity: { name, title, area, description, aspects },
  facts,
  pages,
  isCentre,
  onExplore,
}: {
  entity: MetamodelEntity;
  facts: MetamodelFacts;
  pages: ExplorerSetup['pages'];
  /** Whether its neighbours are drawn already. */
  isCentre: boolean;
  onExplore: (entity: string) => void;
}) {
  const kinds = new Map(facts.aspects.map((aspect) => [aspect.name, aspect.kind]));
  return (
    <>
      <h2>
        <code>{name}</code>
      </h2>
      <p className={`graph-area area-${area}`}>{modelAreas[area]}</p>
      <p>{description}</p>
      <p className="graph-actions">
        {!isCentre && (
          <button type="button" className="button" onClick={() => onExplore(name)}>
            Show its neighbours
          </button>
        )}
        {pages[name] !== undefined && <a href={pages[name]}>Page about {title}</a>}
      </p>
      <h3>{aspects.length === 1 ? 'One aspect' : `${aspects.length} aspects`}</h3>
      <ul className="graph-aspects">
        {aspects.map((aspect) => (
          <li key={aspect}>
            <AspectName entity={name} name={aspect} pages={pages} />
            {kinds.get(aspect) === 'key' && <span className="badge badge-accent">Key</span>}
            {kinds.get(aspect) === 'timeseries' && <span className="badge">Time series</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
