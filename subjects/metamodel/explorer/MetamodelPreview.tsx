import { fillNodes } from '#site/fill-nodes.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import type { MetamodelSiteFacts } from '../graph-facts.ts';
import { metamodelTexts } from '../texts.ts';
import { drawGraph } from './draw-graph.ts';
import { initialState } from './explorer.ts';
import { linkShapes } from './link-shapes.ts';

/** An entity with few neighbors, so that their names can be read. */
const ENTITY = 'notebook';
const MARGIN = 6;

/** An entity and its related entities, as drawn by the explorer. */
export function MetamodelPreview({
  facts: { metamodel },
}: Pick<ScreenProps<{ metamodel: MetamodelSiteFacts }>, 'facts'>) {
  const t = useTexts(metamodelTexts);
  const { facts, layouts } = metamodel;
  if (layouts.entities[ENTITY] === undefined) return null;
  const drawing = drawGraph(facts, layouts, { ...initialState, entity: ENTITY });
  const { width, height, nodes, links } = drawing;
  const neighbors = nodes.filter(({ id }) => id !== ENTITY).map(({ label }) => label);
  return (
    <div className="tool-preview preview-graph">
      <span className="visually-hidden">
        {fillNodes(t.metamodelGraphEntityEntitiesRelated, { entity: ENTITY, neighbors: neighbors.join(', ') })}
      </span>
      <svg aria-hidden="true" viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}>
        {links.map(({ id }) => (
          <path key={id} d={linkShapes(drawing).get(id)?.path} />
        ))}
        {nodes.map(({ id, label, box: [x, y, boxWidth, boxHeight] }) => (
          <g key={id} data-chosen={id === ENTITY || undefined}>
            <rect x={x} y={y} width={boxWidth} height={boxHeight} rx={6} />
            <text x={x + boxWidth / 2} y={y + boxHeight / 2 + 4} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
