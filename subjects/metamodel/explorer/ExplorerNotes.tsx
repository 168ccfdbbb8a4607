import { fill } from '#model/fill.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import type { MetamodelFacts } from '../graph-facts.ts';
import { metamodelTexts } from '../texts.ts';
import { entitiesWith } from './choose-edges.ts';
import { aspectAddress, type ExplorerSetup, type ExplorerState } from './explorer.ts';
import { AspectName, EntityName } from './ModelNames.tsx';

/** What the chosen relationship or aspect is about, for an aspect, which entities accept it, and whether arrows follow the data. */
export function ExplorerNotes({
  facts,
  pages,
  state: { relationship, aspect },
  flow,
}: {
  facts: MetamodelFacts;
  pages: ExplorerSetup['pages'];
  state: ExplorerState;
  /** Whether the graph's arrows follow the data instead of the relationships. */
  flow: boolean;
}) {
  const t = useTexts(metamodelTexts);
  const described = facts.relationships.find(({ name }) => name === relationship);
  const about = facts.aspects.find(({ name }) => name === aspect);
  const accepting = entitiesWith(aspect, facts);
  return (
    <div className="explorer-notes">
      {described && (
        <p>
          {fillNodes(t.metamodelSeenFromEntityHas, {
            code: <code>{described.name}</code>,
            outgoing: described.outgoing,
            incoming: described.incoming,
          })}
        </p>
      )}
      {about && (
        <>
          <p>
            <AspectName entity={accepting[0] ?? ''} name={about.name} pages={pages} />: {about.summary}
          </p>
          <p>
            {accepting.length === 1
              ? t.metamodelOneEntityAccepts
              : fill(t.metamodelEntitiesAccept, { count: accepting.length })}
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
      {flow && <p>{fillNodes(t.metamodelArrowsPointAsData, { code: <code>Consumes</code> })}</p>}
    </div>
  );
}

/** The place of the aspect on each page. */
function linksTo(aspect: string, pages: ExplorerSetup['pages']): ExplorerSetup['pages'] {
  return Object.fromEntries(Object.keys(pages).map((entity) => [entity, aspectAddress(pages, entity, aspect) ?? '']));
}
