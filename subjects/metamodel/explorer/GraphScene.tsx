import { type KeyboardEvent, useId, useMemo } from 'react';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import type { Drawing, DrawnLink, DrawnNode } from './draw-graph.ts';
import { type LinkShape, linkShapes, NUMBER } from './link-shapes.ts';
import type { Viewport } from './viewport.ts';
import { linkLabel, linkName, nodeName } from './words.ts';

interface GraphSceneProps {
  drawing: Drawing;
  chosen: string;
  /** Id of the one part that is in the order of Tab. */
  focused: string;
  viewport: Viewport;
  onChoose: (id: string) => void;
}

/** Lines between areas are behind the areas, lines between entities are on them, and the entities are on top. */
export function GraphScene({ drawing, chosen, focused, viewport: { x, y, scale }, onChoose }: GraphSceneProps) {
  const t = useTexts(metamodelTexts);
  const inWords = useMessages();
  const arrow = useId();
  const shapes = useMemo(() => linkShapes(drawing), [drawing]);
  const chosenLink = drawing.links.find(({ id }) => id === chosen);
  const item = (id: string, name: string) => ({
    role: 'button',
    tabIndex: id === focused ? 0 : -1,
    'data-item': id,
    'aria-label': name,
    'aria-pressed': id === chosen,
    onClick: () => onChoose(id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onChoose(id);
    },
  });
  const touching = drawing.links.filter(({ from, to }) => from === chosen || to === chosen);
  // If all lines end at the chosen entity, emphasis is meaningless.
  const stressed = (each: DrawnLink) =>
    each.id === chosen || (touching.length < drawing.links.length && touching.includes(each));
  const link = (each: DrawnLink) => {
    const shape = shapes.get(each.id);
    return (
      shape && (
        <g
          key={each.id}
          className={`graph-link${stressed(each) ? ' is-stressed' : ''}${each.lineage ? ' is-lineage' : ''}`}
          {...item(each.id, inWords(linkName(each, drawing)))}
        >
          <LinkLines label={linkLabel(each, drawing)} shape={shape} arrow={`url(#${arrow})`} />
        </g>
      )
    );
  };
  const node = (each: DrawnNode) => (
    <g
      key={each.id}
      className={`graph-node area-${each.area}${each.isArea ? ' is-area' : ''}${each.muted ? ' is-muted' : ''}${
        chosenLink?.from === each.id || chosenLink?.to === each.id ? ' is-stressed' : ''
      }`}
      {...item(each.id, inWords(nodeName(each, drawing)))}
    >
      <NodeBox node={each} />
    </g>
  );
  const [areas, entities] = [true, false].map((isArea) => drawing.nodes.filter((each) => each.isArea === isArea));
  const [bundles, single] = [true, false].map((isArea) =>
    drawing.links.filter(({ from }) => from.startsWith(t.metamodelArea) === isArea),
  );
  return (
    <>
      <marker
        id={arrow}
        className="graph-arrow"
        viewBox="0 0 8 8"
        refX="8"
        refY="4"
        markerWidth="8"
        markerHeight="8"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M0 0L8 4L0 8Z" />
      </marker>
      <g className="graph-scene" transform={`translate(${x} ${y}) scale(${scale})`}>
        {bundles?.map(link)}
        {areas?.map(node)}
        {single?.map(link)}
        {entities?.map(node)}
      </g>
    </>
  );
}

function LinkLines({
  label: { text, isCount },
  shape: { path, label },
  arrow,
}: {
  label: ReturnType<typeof linkLabel>;
  shape: LinkShape;
  arrow: string;
}) {
  return (
    <>
      <path className="graph-target" d={path} />
      <path className="graph-line" d={path} markerEnd={arrow} />
      {isCount && <circle className="graph-count" cx={label.x} cy={label.y - 4} r={NUMBER} />}
      {text !== '' && (
        <text x={label.x} y={label.y} textAnchor={label.anchor}>
          {text}
        </text>
      )}
    </>
  );
}

function NodeBox({ node: { box, label, isArea } }: { node: DrawnNode }) {
  const [x, y, width, height] = box;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={isArea ? 10 : 6} />
      {isArea ? (
        <text x={x + 12} y={y + 21}>
          {label}
        </text>
      ) : (
        <text x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle">
          {label}
        </text>
      )}
    </>
  );
}
