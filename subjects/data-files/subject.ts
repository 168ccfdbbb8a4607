import { connectorKinds } from '../connectors/data.ts';
import { environmentKinds } from '../environment/data.ts';
import { errorKinds } from '../errors/data.ts';
import { graphqlKinds } from '../graphql/data.ts';
import { metamodelKinds } from '../metamodel/data.ts';
import { restKinds } from '../rest/data.ts';
import { dataRule, step, subject } from '../subject.ts';
import { upgradeKinds } from '../upgrades/data.ts';
import { publishedKinds } from './data.ts';
import { generateDataFiles } from './generate.ts';
import { productLinksLost } from './product-links-lost.ts';

const { environments } = environmentKinds;
const { graphqlSchema } = graphqlKinds;
const { errors, symptoms } = errorKinds;

/** JSON files and schemas for programs. */
export const dataFiles = subject({
  name: 'data-files',
  data: publishedKinds,
  generators: [
    step(
      'data-files',
      {
        ...publishedKinds,
        ...connectorKinds,
        ...metamodelKinds,
        ...restKinds,
        environments,
        graphqlSchema,
        errors,
        symptoms,
        ...upgradeKinds,
      },
      generateDataFiles,
    ),
  ],
  rules: [dataRule({ productLinks: publishedKinds.productLinks }, productLinksLost)],
});
