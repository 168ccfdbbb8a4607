import { fill } from '#model/fill.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import type { MetamodelEntity, MetamodelFacts } from '../graph-facts.ts';
import { modelAreas } from '../schema/model-areas.ts';
import { metamodelTexts } from '../texts.ts';
import type { ExplorerSetup } from './explorer.ts';
import { AspectName } from './ModelNames.tsx';

/** An entity: its meaning, a link to its page, and the aspects that it accepts. */
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
  /** Whether its neighbors are already drawn. */
  isCentre: boolean;
  onExplore: (entity: string) => void;
}) {
  const t = useTexts(metamodelTexts);
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
            {t.metamodelShowNeighbours}
          </button>
        )}
        {pages[name] !== undefined && <a href={pages[name]}>{fillNodes(t.metamodelPageAbout, { title })}</a>}
      </p>
      <h3>{aspects.length === 1 ? t.metamodelOneAspect : fill(t.metamodelAspects, { count: aspects.length })}</h3>
      <ul className="graph-aspects">
        {aspects.map((aspect) => (
          <li key={aspect}>
            <AspectName entity={name} name={aspect} pages={pages} />
            {kinds.get(aspect) === 'key' && <span className="badge badge-accent">{t.metamodelKey}</span>}
            {kinds.get(aspect) === 'timeseries' && <span className="badge">{t.metamodelTimeSeries}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
