import { metamodelKinds } from '../metamodel/data.ts';
import { step, subject } from '../subject.ts';
import { connectorKinds } from './data.ts';
import { generateConnectors } from './generate.ts';
import { generatePlugins } from './plugins/generate.ts';

/** Sources, sinks, and transformers: what they can do, what they need, and their options. */
export const connectors = subject({
  name: 'connectors',
  data: connectorKinds,
  generators: [
    step('connectors', { ...connectorKinds, entities: metamodelKinds.entities }, generateConnectors),
    step('plugins', connectorKinds, generatePlugins),
  ],
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
