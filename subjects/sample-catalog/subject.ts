import { metamodelKinds } from '../metamodel/data.ts';
import { step, subject } from '../subject.ts';
import { catalogKinds } from './data.ts';
import { generateCatalog } from './generate.ts';

/** The metadata of a fictional company, which examples and the GraphQL workbench use. */
export const sampleCatalog = subject({
  name: 'sample-catalog',
  data: catalogKinds,
  generators: [step('sample-catalog', { ...catalogKinds, ...metamodelKinds }, generateCatalog)],
});
