import { useTexts } from '#site/use-texts.ts';
import type { MetamodelFacts } from '../graph-facts.ts';
import { metamodelTexts } from '../texts.ts';
import { AreaDetails } from './AreaDetails.tsx';
import type { Drawing } from './draw-graph.ts';
import { EntityDetails } from './EntityDetails.tsx';
import type { ExplorerSetup } from './explorer.ts';
import { LinkDetails } from './LinkDetails.tsx';

interface DetailsProps {
  /** Id of the chosen node or link; empty for none. */
  chosen: string;
  /** Name of the entity whose neighbors are drawn; empty for none. */
  centre: string;
  drawing: Drawing;
  facts: MetamodelFacts;
  pages: ExplorerSetup['pages'];
  onExplore: (entity: string) => void;
}

/** The details of the chosen node or link. */
export function Details({ chosen, centre, drawing, facts, pages, onExplore }: DetailsProps) {
  const t = useTexts(metamodelTexts);
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
    return <p>{t.metamodelChooseEntityLineSee}</p>;
  };
  return (
    <section className="graph-details" aria-label={t.metamodelDetails} aria-live="polite">
      {content()}
    </section>
  );
}
