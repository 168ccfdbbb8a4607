import type { MetamodelFacts, MetamodelLayouts } from '../graph-facts.ts';

/** A metamodel of five entities, with lineage in both directions, a loop, and a tag that only entities of other areas have. */
export const exampleFacts: MetamodelFacts = {
  entities: (
    [
      ['chart', 'dashboards'],
      ['dataJob', 'pipelines'],
      ['dataset', 'data'],
      ['schemaField', 'data'],
      ['tag', 'classification'],
    ] as const
  ).map(([name, area]) => ({
    name,
    title: name,
    area,
    description: `A ${name}.`,
    aspects: name === 'tag' ? ['tagKey'] : [`${name}Info`, 'globalTags'],
  })),
  aspects: ['chartInfo', 'dataJobInfo', 'datasetInfo', 'globalTags', 'schemaFieldInfo', 'tagKey'].map((name) => ({
    name,
    summary: `What ${name} says.`,
    kind: 'versioned',
  })),
  relationships: ['Consumes', 'DownstreamOf', 'Has', 'Produces', 'TaggedWith'].map((name) => ({
    name,
    outgoing: `It ${name} that.`,
    incoming: `That ${name} it.`,
  })),
  declarations: [
    { relationship: 'Consumes', from: ['chart'], to: ['dataset'], via: 'chartInfo.inputs', downstream: 'from' },
    { relationship: 'Produces', from: ['dataJob'], to: ['dataset'], via: 'dataJobInfo.outputs', downstream: 'to' },
    { relationship: 'DownstreamOf', from: ['dataset'], to: ['dataset'], via: 'datasetInfo.up', downstream: 'from' },
    { relationship: 'Has', from: ['dataset'], to: ['schemaField'], via: 'datasetInfo.fields' },
    { relationship: 'TaggedWith', from: ['chart', 'dataset'], to: ['tag'], via: 'globalTags.tags' },
  ],
};

const row = (names: readonly string[]) => ({
  width: names.length * 200,
  height: 30,
  nodes: Object.fromEntries(names.map((name, index) => [name, [index * 200, 0, 100, 30] as const])),
});

/** Everything in one row. */
export const exampleLayouts: MetamodelLayouts = {
  overview: {
    ...row(exampleFacts.entities.map(({ name }) => name)),
    areas: {
      data: [300, 0, 400, 60],
      pipelines: [150, 0, 120, 60],
      dashboards: [0, 0, 120, 60],
      classification: [750, 0, 120, 60],
    },
  },
  lineage: row(['dataJob', 'dataset', 'chart']),
  entities: Object.fromEntries(exampleFacts.entities.map(({ name }) => [name, row([name, 'dataset', 'chart'])])),
  relationships: { TaggedWith: row(['chart', 'dataset', 'tag']) },
  aspects: { globalTags: row(['chart', 'dataset', 'tag']) },
};
