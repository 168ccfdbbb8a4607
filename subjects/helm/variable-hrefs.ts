import { serviceOf } from './values-of-variables.ts';

/**
 * Pages of environment variables, by the services whose variables the charts set. The `environment` subject, which shows these pages, refers to this
 * subject, so it can't be asked; its test compares the two.
 */
export const variablePages: Readonly<Record<string, { page: string; isShared: boolean }>> = {
  'datahub-actions': { page: 'datahub-actions', isShared: false },
  'datahub-frontend-react': { page: 'datahub-frontend-react', isShared: false },
  'datahub-gms': { page: 'datahub-gms', isShared: false },
  'datahub-ingestion': { page: 'command-line', isShared: true },
  'datahub-mae-consumer': { page: 'datahub-mae-consumer', isShared: false },
  'datahub-mce-consumer': { page: 'datahub-mce-consumer', isShared: false },
  'datahub-upgrade': { page: 'datahub-upgrade', isShared: false },
  'elasticsearch-setup': { page: 'setup-jobs', isShared: true },
  'kafka-setup': { page: 'setup-jobs', isShared: true },
  'mysql-setup': { page: 'setup-jobs', isShared: true },
  'postgres-setup': { page: 'setup-jobs', isShared: true },
};

/** Variables that the chart sets for the actions container, although nothing in it reads them, so no page describes them. */
export const unreadByActions: readonly string[] = [
  'METADATA_CHANGE_EVENT_NAME',
  'FAILED_METADATA_CHANGE_EVENT_NAME',
  'DATAHUB_USAGE_EVENT_NAME',
  'METADATA_CHANGE_PROPOSAL_TOPIC_NAME',
  'FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME',
  'METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME',
];

/**
 * Link to the description of a variable that the chart sets.
 * @param workload subchart or job that sets it
 * @returns nothing if no page describes it
 */
export function variableHrefOf(workload: string, name: string): string | undefined {
  const service = serviceOf(workload);
  const place = service === undefined ? undefined : variablePages[service];
  if (place === undefined || name.includes('*')) return undefined;
  if (service === 'datahub-actions' && unreadByActions.includes(name)) return undefined;
  const anchor = name.toLowerCase();
  return `/docs/deploy/environment/${place.page}#${place.isShared ? `${service}.${anchor}` : anchor}`;
}
