import { metamodelKinds } from '../metamodel/data.ts';
import { catalogKinds } from '../sample-catalog/data.ts';
import { dataRule, step, subject } from '../subject.ts';
import { restKinds } from './data.ts';
import { generateRest } from './generate.ts';
import { restFactsName } from './run/run-facts.ts';
import { restRecordsOf } from './run-examples.ts';
import { runnableSamples } from './runnable-samples.ts';
import { restTranslatable } from './translatable.ts';

/** The reference of HTTP endpoints: OpenAPI, Rest.li, and the rest of the metadata service and the frontend. */
export const rest = subject({
  name: 'rest',
  texts: restTranslatable,
  data: restKinds,
  pages: ['/docs/api/openapi/reference', '/docs/api/restli/reference', '/docs/api/other-endpoints'],
  generators: [step('rest', { ...restKinds, ...catalogKinds, ...metamodelKinds }, generateRest)],
  rules: [dataRule({ ...catalogKinds, ...metamodelKinds }, runnableSamples)],
  toolFacts: step('rest-run', metamodelKinds, (data) => ({ [restFactsName]: restRecordsOf(data) })),
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
