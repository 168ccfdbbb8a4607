import { useState } from 'react';
import { type LineageNode, lineageEdges, lineageNodes, reach } from './lineage.ts';

const WIDTH = 156;
const HEIGHT = 62;
const GAP_X = 52;
const GAP_Y = 44;

const x = (node: LineageNode) => node.column * (WIDTH + GAP_X);
const y = (node: LineageNode) => node.row * (HEIGHT + GAP_Y);
const byId = new Map(lineageNodes.map((node) => [node.id, node]));
const viewWidth = Math.max(...lineageNodes.map(x)) + WIDTH;
const viewHeight = Math.max(...lineageNodes.map(y)) + HEIGHT;

function edgePath(from: LineageNode, to: LineageNode): string {
  const [x1, y1, x2, y2] = [x(from) + WIDTH, y(from) + HEIGHT / 2, x(to), y(to) + HEIGHT / 2];
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}

/** A small lineage graph: choosing an entity shows what it is made from and what depends on it. */
export function LineageDemo() {
  const [chosen, setChosen] = useState('model');
  const node = byId.get(chosen);
  const upstream = reach(chosen, 'upstream');
  const downstream = reach(chosen, 'downstream');
  const onPath = (id: string) => id === chosen || upstream.has(id) || downstream.has(id);
  const relation = (id: string) =>
    id === chosen ? 'chosen' : upstream.has(id) ? 'upstream' : downstream.has(id) ? 'downstream' : 'other';

  return (
    <div className="lineage">
      <fieldset className="lineage-graph">
        <legend className="visually-hidden">Choose an entity to see what it depends on and what depends on it</legend>
        <svg preserveAspectRatio="none" viewBox={`0 0 ${viewWidth} ${viewHeight}`} aria-hidden="true">
          {lineageEdges.map(([from, to]) => {
            const [source, target] = [byId.get(from), byId.get(to)];
            if (!source || !target) return null;
            const lit = onPath(from) && onPath(to) ? 'lineage-edge lineage-edge-lit' : 'lineage-edge';
            return <path key={`${from} ${to}`} className={lit} d={edgePath(source, target)} />;
          })}
        </svg>
        {lineageNodes.map(({ id, name, kind }) => (
          <button
            key={id}
            type="button"
            className={`lineage-node lineage-${id}`}
            data-relation={relation(id)}
            aria-pressed={id === chosen}
            onClick={() => setChosen(id)}
          >
            <strong>{name}</strong>
            <span>{kind}</span>
          </button>
        ))}
      </fieldset>
      {node && (
        <div className="lineage-card" aria-live="polite">
          <p>
            <strong>{node.name}</strong> · {upstream.size} upstream, {downstream.size} downstream
          </p>
          <ul>
            {node.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <code>{node.urn}</code>
        </div>
      )}
    </div>
  );
}
