import { urnEnvironments, urnFacts, urnKinds } from '#subjects/metamodel/urn-facts.ts';
import type { MetamodelData } from '../metamodel/data.ts';
import { metamodelKinds } from '../metamodel/data.ts';
import { step, subject } from '../subject.ts';
import { urnTranslatable } from './translatable.ts';

const { entities, aspects, modelTypes } = metamodelKinds;

/** How URNs are written: of each entity type, and the environments. */
const siteFacts = (data: Pick<MetamodelData, 'entities' | 'modelTypes'>) => ({
  kinds: urnKinds(data),
  environments: urnEnvironments(data),
});

/** What the workbench loads for each entity type. */
const toolFacts = (data: Pick<MetamodelData, 'entities' | 'aspects'>) =>
  Object.fromEntries(Object.entries(urnFacts(data)).map(([name, facts]) => [`urn/${name}`, facts]));

/** URNs: their grammar, and the workbench that reads and writes them. */
export const urns = subject({
  name: 'urns',
  texts: urnTranslatable,
  siteFacts: step('urn-kinds', { entities, modelTypes }, siteFacts),
  toolFacts: step('urn-facts', { entities, aspects }, toolFacts),
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
