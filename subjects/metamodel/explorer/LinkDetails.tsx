import { fill } from '#model/fill.ts';
import { useTexts } from '#site/use-texts.ts';
import { flowOf, isLineage } from '../graph.ts';
import type { MetamodelFacts } from '../graph-facts.ts';
import { metamodelTexts } from '../texts.ts';
import { byDeclaration, type DeclaredEdges } from './choose-edges.ts';
import type { Drawing, DrawnLink } from './draw-graph.ts';
import type { ExplorerSetup } from './explorer.ts';
import { EntityName, FieldName } from './ModelNames.tsx';
import { relationshipNames } from './words.ts';

interface LinkDetailsProps {
  link: DrawnLink;
  drawing: Drawing;
  facts: MetamodelFacts;
  pages: ExplorerSetup['pages'];
}

/** A line: every relationship that it represents, with the fields that define it. */
export function LinkDetails({ link, drawing, facts: { relationships }, pages }: LinkDetailsProps) {
  const labelOf = (id: string) => drawing.nodes.find((node) => node.id === id)?.label ?? id;
  const declared = byDeclaration(link.edges);
  return (
    <>
      <h2>
        {labelOf(link.from)} → {labelOf(link.to)}
      </h2>
      <dl className="graph-relationships">
        {relationshipNames(link).map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <p>{relationships.find((each) => each.name === name)?.outgoing}</p>
              <ul>
                {declared
                  .filter(({ declaration }) => declaration.relationship === name)
                  .map((each) => (
                    <DeclaredLine key={each.declaration.via} declared={each} pages={pages} />
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function DeclaredLine({
  declared: { declaration, from, to },
  pages,
}: {
  declared: DeclaredEdges;
  pages: ExplorerSetup['pages'];
}) {
  const t = useTexts(metamodelTexts);
  const [upstream, downstream] = flowOf({ from: from[0] ?? '', to: to[0] ?? '', declaration });
  return (
    <li>
      <Names names={from} pages={pages} /> {t.metamodelToInline} <Names names={to} pages={pages} />
      {t.metamodelMadeByInline} <FieldName entity={from[0] ?? ''} via={declaration.via} pages={pages} />
      {isLineage(declaration) && fill(t.metamodelLineageDataFlowsFrom, { upstream, downstream })}
    </li>
  );
}

function Names({ names, pages }: { names: readonly string[]; pages: ExplorerSetup['pages'] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <EntityName name={name} pages={pages} />
    </span>
  ));
}
