import type { MetamodelFacts } from '../graph-facts.ts';
import { AreaDetails } from './AreaDetails.tsx';
import type { Drawing } from './draw-graph.ts';
import { EntityDetails } from './EntityDetails.tsx';
import type { ExplorerSetup } from './explorer.ts';
import { LinkDetails } from './LinkDetails.tsx';

interface DetailsProps {
  /** Id of the chosen node or link; empty for none. */
  chosen: string;
  /** Name of the entity whose neighbours are drawn; empty for none. */
  centre: string;
  drawing: Drawing;
  facts: MetamodelFacts;
  pages: ExplorerSetup['pages'];
  onExplore: (entity: string) => void;
}

/** What is known of the chosen node or link. */
export function Details({ chosen, centre, drawing, facts, pages, onExplore }: DetailsProps) {
  const node = drawing.nodes.find(({ id }) => id === chosen);
  const link = drawing.links.find(({ id }) => id === chosen);
  const entity = facts.entities.find(({ name }) => name === node?.id);
  const content = () => {
    if (entity)
      return (
        <EntityDetails
          entity={entity}
          facts={facts}
          pages={pages}
          isCentre={entity.name === centre}
          onExplore={onExplore}
        />
      );
    if (node) return <AreaDetails node={node} facts={facts} onExplore={onExplore} />;
    if (link) return <LinkDetails link={link} drawing={drawing} facts={facts} pages={pages} />;
    return <p>Choose an entity or a line to see what it is, which aspects it has, and which fields make it.</p>;
  };
  return (
    <section className="graph-details" aria-label="Details" aria-live="polite">
      {content()}
    </section>
  );
}
