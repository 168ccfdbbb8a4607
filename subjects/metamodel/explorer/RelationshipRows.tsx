import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { useTexts } from '#site/use-texts.ts';
import { isLineage, type ModelEdge } from '../graph.ts';
import type { MetamodelFacts } from '../graph-facts.ts';
import { metamodelTexts } from '../texts.ts';
import { byDeclaration } from './choose-edges.ts';
import type { ExplorerSetup } from './explorer.ts';
import { EntityName, FieldName } from './ModelNames.tsx';

/** The same relationships as in the graph: a row for each field that defines one. */
export function RelationshipRows({
  edges,
  facts: { relationships },
  pages,
}: {
  edges: readonly ModelEdge[];
  facts: MetamodelFacts;
  pages: ExplorerSetup['pages'];
}) {
  const t = useTexts(metamodelTexts);
  if (edges.length === 0) return null;
  const meanings = new Map(relationships.map(({ name, outgoing }) => [name, outgoing]));
  const names = (entities: readonly string[]) => (
    <span className="explorer-names">
      {entities.map((name) => (
        <EntityName key={name} name={name} pages={pages} />
      ))}
    </span>
  );
  return (
    <ReferenceTable
      caption={t.metamodelRelationshipsMetamodel}
      className="explorer-rows"
      columns={[t.metamodelRelationship, t.metamodelFrom, t.metamodelTo, t.metamodelMadeBy, t.metamodelMeaning]}
      rows={byDeclaration(edges).map(({ declaration, from, to }) => ({
        key: `${declaration.relationship} ${declaration.via}`,
        cells: [
          <span key="name" className="named">
            <code>{declaration.relationship}</code>{' '}
            {isLineage(declaration) && <span className="badge badge-accent">{t.metamodelLineage}</span>}
          </span>,
          names(from),
          names(to),
          <FieldName key="via" entity={from[0] ?? ''} via={declaration.via} pages={pages} />,
          meanings.get(declaration.relationship),
        ],
      }))}
    />
  );
}
