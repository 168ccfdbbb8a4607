import type { Store } from '../store.ts';
import { entityOf } from '../urn.ts';
import { domain, glossaryNode, glossaryTerm, tag } from './classification.ts';
import type { Mapper } from './common.ts';
import { chart, dashboard, notebook } from './dashboards.ts';
import { dataset } from './dataset.ts';
import { mlFeature, mlFeatureTable, mlModel, mlModelGroup, mlPrimaryKey } from './machine-learning.ts';
import type { Mapped } from './mapped.ts';
import { accessToken, corpGroup, corpUser, policy, role } from './people.ts';
import { dataFlow, dataJob, dataProcessInstance } from './pipelines.ts';
import {
  assertion,
  container,
  dataPlatform,
  dataPlatformInstance,
  post,
  query,
  schemaField,
  test,
} from './platforms.ts';
import { view } from './views.ts';

const mappers: Readonly<Record<string, Mapper>> = {
  assertion,
  chart,
  container,
  corpGroup,
  corpuser: corpUser,
  dashboard,
  dataFlow,
  dataHubAccessToken: accessToken,
  dataHubPolicy: policy,
  dataHubRole: role,
  dataHubView: view,
  dataJob,
  dataPlatform,
  dataPlatformInstance,
  dataProcessInstance,
  dataset,
  domain,
  glossaryNode,
  glossaryTerm,
  mlFeature,
  mlFeatureTable,
  mlModel,
  mlModelGroup,
  mlPrimaryKey,
  notebook,
  post,
  query,
  schemaField,
  tag,
  test,
};

/**
 * Loads an entity by its URN. Like the platform, it returns an object for every URN of a known type, even if nothing is stored for it. Null
 * for a type without a mapper. A query for one type doesn't check the URN's type, so it maps another type's entity as its own.
 */
export function loadEntity(urn: string, store: Store, type = entityOf(urn)): Mapped | null {
  const map = mappers[type];
  const aspects = store.aspects(urn);
  return map === undefined || aspects === undefined ? null : map(urn, aspects);
}
