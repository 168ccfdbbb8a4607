import type { MetamodelFacts } from '../graph-facts.ts';
import { entitiesWith } from './choose-edges.ts';
import { aspectAddress, type ExplorerSetup, type ExplorerState } from './explorer.ts';
import { AspectName, EntityName } from './ModelNames.tsx';

/** What the chosen relationship, aspect or lineage is about; of an aspect also which entities accept it. */
export function ExplorerNotes({
  facts,
  pages,
  state: { relationship, aspect, lineage },
}: {
  facts: MetamodelFacts;
  pages: ExplorerSetup['pages'];
  state: ExplorerState;
}) {
  const described = facts.relationships.find(({ name }) => name === relationship);
  const about = facts.aspects.find(({ name }) => name === aspect);
  const accepting = entitiesWith(aspect, facts);
  return (
    <div className="explorer-notes">
      {described && (
        <p>
          <code>{described.name}</code>, seen from the entity that has it: {described.outgoing} Seen from the other end:{' '}
          {described.incoming}
        </p>
      )}
      {about && (
        <>
          <p>
            <AspectName entity={accepting[0] ?? ''} name={about.name} pages={pages} />: {about.summary}
          </p>
          <p>
            {accepting.length === 1 ? 'One entity accepts it: ' : `${accepting.length} entities accept it: `}
            {accepting.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <EntityName name={name} pages={linksTo(aspect, pages)} />
              </span>
            ))}
            .
          </p>
        </>
      )}
      {lineage && (
        <p>
          Arrows point as data flows, from upstream to downstream. The names are those of the relationships, which may
          point the other way: a chart <code>Consumes</code> a dataset, so data flows from the dataset to the chart.
        </p>
      )}
    </div>
  );
}

/** The place of the aspect on each page. */
function linksTo(aspect: string, pages: ExplorerSetup['pages']): ExplorerSetup['pages'] {
  return Object.fromEntries(Object.keys(pages).map((entity) => [entity, aspectAddress(pages, entity, aspect) ?? '']));
}
