import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { edgesOf } from '../graph.ts';
import { drawGraph, drawPaths } from './draw-graph.ts';
import { initialState } from './explorer.ts';
import { findPaths } from './find-paths.ts';
import { exampleFacts, exampleLayouts } from './fixtures.ts';
import { linkShapes } from './link-shapes.ts';
import { linkLabel, linkName, nodeName } from './words.ts';

const draw = (changes: Partial<typeof initialState>) =>
  drawGraph(exampleFacts, exampleLayouts, { ...initialState, ...changes });

describe('the overview', () => {
  const drawing = draw({});

  it('has areas with their entities, and one line for each pair of areas', () => {
    expect(drawing.nodes.map(({ id }) => id).slice(0, 3)).toEqual(['area:data', 'dataset', 'schemaField']);
    expect(drawing.links.map(({ id }) => id)).toContain('area:dashboards area:data');
    expect(drawing.links.map(({ id }) => id)).toContain('dataset schemaField');
    expect(drawing.links.map(({ id }) => id)).not.toContain('chart dataset');
  });

  it("mutes entities that don't accept an aspect without relationships", () => {
    expect(draw({ aspect: 'tagKey' }).nodes.filter(({ muted, isArea }) => !(muted || isArea))).toMatchObject([
      { id: 'tag' },
    ]);
  });
});

describe('filtered graphs', () => {
  it('point as data flows when they show lineage', () => {
    expect(draw({ lineage: true }).links.map(({ id }) => id)).toEqual([
      'dataset chart',
      'dataJob dataset',
      'dataset dataset',
    ]);
  });

  it('have only what is connected, and the entity itself', () => {
    expect(draw({ entity: 'chart', relationship: 'Produces' }).nodes.map(({ id }) => id)).toEqual(['chart']);
  });

  it('have a shape for every link and a name for every part', () => {
    const drawing = draw({ entity: 'chart' });
    const shapes = linkShapes(drawing);
    for (const link of drawing.links) {
      if (drawing.nodes.some(({ id }) => id === link.to)) expect(shapes.get(link.id)?.path).toMatch(/^M[-\d. ]+[CL]/);
    }
    const [link] = drawing.links;
    expect(link && inEnglish(linkName(link, drawing))).toBe('Consumes from chart to dataset');
    expect(link && linkLabel(link, drawing)).toEqual({ text: 'Consumes', isCount: false });
    expect(drawing.nodes.map((node) => inEnglish(nodeName(node, drawing)))).toContain(
      'dataset, 0 outgoing, 1 incoming',
    );
  });
});

it('paths are in columns, one for each step', () => {
  const paths = findPaths(edgesOf(exampleFacts.declarations), 'dataJob', 'schemaField', false);
  const drawing = drawPaths(exampleFacts, exampleLayouts, paths);
  expect(drawing.nodes.map(({ id }) => id)).toEqual(['dataJob', 'dataset', 'schemaField']);
  expect(drawing.nodes.map(({ box }) => box[0])).toEqual([0, 290, 580]);
});
