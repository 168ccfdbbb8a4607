import { apiChoice } from './api-choice/subject.ts';
import { connectors } from './connectors/subject.ts';
import { dataFiles } from './data-files/subject.ts';
import { deploy } from './deploy/subject.ts';
import { environment } from './environment/subject.ts';
import { errors } from './errors/subject.ts';
import { graphql } from './graphql/subject.ts';
import { helm } from './helm/subject.ts';
import { integrations } from './integrations/subject.ts';
import { metamodel } from './metamodel/subject.ts';
import { pictures } from './pictures/subject.ts';
import { quality } from './quality/subject.ts';
import { recipes } from './recipes/subject.ts';
import { rest } from './rest/subject.ts';
import { sampleCatalog } from './sample-catalog/subject.ts';
import { samples } from './samples/subject.ts';
import { sdk } from './sdk/subject.ts';
import { upgrades } from './upgrades/subject.ts';
import { urns } from './urns/subject.ts';

/**
 * All subjects of the site. This list is the only place where a subject is registered: kinds of data, generators, facts, components, and tools of
 * the docs server are taken from it, in this order.
 */
export const subjects = [
  connectors,
  recipes,
  metamodel,
  sampleCatalog,
  urns,
  graphql,
  rest,
  errors,
  sdk,
  apiChoice,
  upgrades,
  helm,
  environment,
  deploy,
  integrations,
  samples,
  pictures,
  quality,
  dataFiles,
] as const;
