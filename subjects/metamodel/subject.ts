import { step, subject } from '../subject.ts';
import { metamodelKinds } from './data.ts';
import { generateEntities } from './generate.ts';
import { layOutMetamodel } from './layout/lay-out-metamodel.ts';
import { metamodelFacts } from './metamodel-facts.ts';
import { metamodelTranslatable } from './translatable.ts';

/** Entities, aspects, and the relationships between them. */
export const metamodel = subject({
  name: 'metamodel',
  pages: ['/docs/generated/metamodel'],
  texts: metamodelTranslatable,
  data: metamodelKinds,
  generators: [step('metamodel', metamodelKinds, generateEntities)],
  siteFacts: step('metamodel', metamodelKinds, async (data, keep) => {
    const facts = metamodelFacts(data);
    return { facts, layouts: await keep('metamodel', facts, () => layOutMetamodel(facts)) };
  }),
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
