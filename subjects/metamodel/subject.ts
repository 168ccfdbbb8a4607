import { step, subject } from '../subject.ts';
import { metamodelKinds } from './data.ts';
import { generateEntities } from './generate.ts';

/** Entities, aspects, and the relationships between them. */
export const metamodel = subject({
  name: 'metamodel',
  data: metamodelKinds,
  generators: [step('metamodel', metamodelKinds, generateEntities)],
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
