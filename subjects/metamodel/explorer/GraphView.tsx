import { Maximize, Minus, Plus } from 'lucide';
import { type MouseEvent, useId, useRef } from 'react';
import { fillNodes } from '#site/fill-nodes.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import type { Drawing } from './draw-graph.ts';
import { frameOf } from './frame.ts';
import { GraphScene } from './GraphScene.tsx';
import { useFocus } from './use-focus.ts';
import { useViewport } from './use-viewport.ts';
import { panned, wholeDrawing, zoomed } from './viewport.ts';

interface GraphViewProps {
  drawing: Drawing;
  /** Id of the chosen node or link; empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

const ZOOM_STEP = 1.4;

/** A drawing that can be zoomed, moved, and explored with the keyboard. */
export function GraphView({ drawing, chosen, onChoose }: GraphViewProps) {
  const t = useTexts(metamodelTexts);
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const frame = frameOf(drawing);
  const start = drawing.nodes.find((node) => node.id === chosen) ?? drawing.nodes[0];
  const { viewport, change, wasDragged, reveal } = useViewport(svg, frame, start?.box);
  const { focused, onKeyDown, onFocus } = useFocus(svg, drawing, chosen, reveal);
  const zoom = (factor: number) =>
    change((now) => zoomed(now, factor, frame[0] + frame[2] / 2, frame[1] + frame[3] / 2));
  /** For readers who can't drag: a click outside nodes and lines centers that point. */
  const centre = ({ target, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    if (target !== svg.current || wasDragged()) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.current.getScreenCTM()?.inverse());
    change((now) => panned(now, frame[0] + frame[2] / 2 - x, frame[1] + frame[3] / 2 - y));
  };
  return (
    <div className="graph-view">
      <svg
        ref={svg}
        viewBox={frame.join(' ')}
        role="application"
        aria-label={t.metamodelGraphEntitiesRelationships}
        aria-describedby={`${id}-keys`}
        onFocus={onFocus}
        onClick={centre}
        onKeyDown={(event) => {
          if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
          else if (event.key === '-') zoom(1 / ZOOM_STEP);
          else if (event.key === '0') change(() => wholeDrawing);
          else if (event.key === 'Escape') onChoose('');
          else onKeyDown(event, change);
        }}
      >
        <GraphScene
          drawing={drawing}
          chosen={chosen}
          focused={focused}
          viewport={viewport}
          onChoose={(chosenId) => {
            // The end of a drag isn't a choice.
            if (!wasDragged()) onChoose(chosenId);
          }}
        />
      </svg>
      <div className="graph-buttons">
        <GraphButton label={t.metamodelZoom} icon={Plus} onClick={() => zoom(ZOOM_STEP)} />
        <GraphButton label={t.metamodelZoomOut} icon={Minus} onClick={() => zoom(1 / ZOOM_STEP)} />
        <GraphButton label={t.metamodelShowAll} icon={Maximize} onClick={() => change(() => wholeDrawing)} />
      </div>
      <p id={`${id}-keys`} className="graph-keys">
        {fillNodes(t.metamodelThickBlueLinesLineage, {
          value: drawing.bundled && t.metamodelNumbersSayHowMany,
          key: <kbd>↑</kbd>,
          key2: <kbd>↓</kbd>,
          key3: <kbd>→</kbd>,
          key4: <kbd>←</kbd>,
          enter: <kbd>Enter</kbd>,
          key5: <kbd>+</kbd>,
          key6: <kbd>−</kbd>,
          key7: <kbd>0</kbd>,
          shift: <kbd>Shift</kbd>,
          ctrl: <kbd>Ctrl</kbd>,
        })}
      </p>
    </div>
  );
}

function GraphButton({ label, icon, onClick }: { label: string; icon: typeof Plus; onClick: () => void }) {
  return (
    <button type="button" className="graph-button" aria-label={label} title={label} onClick={onClick}>
      <Icon of={icon} />
    </button>
  );
}
