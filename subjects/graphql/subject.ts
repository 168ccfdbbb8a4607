import { metamodelKinds } from '../metamodel/data.ts';
import { catalogKinds } from '../sample-catalog/data.ts';
import { step, subject } from '../subject.ts';
import { graphqlKinds } from './data.ts';
import { generateGraphql } from './generate.ts';
import { sampleKnowledge } from './sample-knowledge.ts';
import { graphqlTranslatable } from './translatable.ts';
import { workbenchKinds, workbenchSiteFacts, workbenchToolFacts } from './workbench/session/site-facts.ts';

/** The reference of the GraphQL API. */
export const graphql = subject({
  name: 'graphql',
  pages: ['/docs/graphql'],
  texts: graphqlTranslatable,
  data: graphqlKinds,
  generators: [step('graphql', { ...graphqlKinds, ...catalogKinds, ...metamodelKinds }, generateGraphql)],
  sampleKnowledge: step('graphql', graphqlKinds, sampleKnowledge),
  siteFacts: step('graphql-bench', workbenchKinds, workbenchSiteFacts),
  toolFacts: step('graphql-workbench', workbenchKinds, workbenchToolFacts),
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
