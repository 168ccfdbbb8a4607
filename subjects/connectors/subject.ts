import { metamodelKinds } from '../metamodel/data.ts';
import { dataRule, step, subject } from '../subject.ts';
import { connectorKinds } from './data.ts';
import { connectorFacts } from './facts.ts';
import { generateConnectors } from './generate.ts';
import { generatePlugins } from './plugins/generate.ts';
import { isRecipe } from './recipes/is-recipe.ts';
import { recipesInvalid } from './recipes/recipes-invalid.ts';
import { connectorTexts } from './texts.ts';

const { connectors: connectorKind, sharedTypes } = connectorKinds;

/** Sources, sinks, and transformers: what they can do, what they need, and their options. */
export const connectors = subject({
  name: 'connectors',
  pages: ['/docs/generated/ingestion', '/docs/metadata-ingestion'],
  texts: connectorTexts,
  data: connectorKinds,
  generators: [
    step('connectors', { ...connectorKinds, entities: metamodelKinds.entities }, generateConnectors),
    step('plugins', connectorKinds, generatePlugins),
  ],
  rules: [dataRule({ connectors: connectorKind }, recipesInvalid)],
  sampleForms: { recipe: ({ language, code }) => language === 'yaml' && isRecipe(code) },
  siteFacts: step('connectors', { connectors: connectorKind }, (data) => data.connectors.map(({ value }) => value)),
  toolFacts: step('connector-facts', { connectors: connectorKind, sharedTypes }, (data) =>
    Object.fromEntries(connectorFacts(data).map((facts) => [`connectors/${facts.id}`, facts])),
  ),
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
