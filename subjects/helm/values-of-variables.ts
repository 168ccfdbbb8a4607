import type { ChartFacts } from './schema/chart-facts.ts';

/** What the chart does with a variable of one service. */
export interface VariableInChart {
  /** Subchart or job that sets it. */
  workload: string;
  /** Values that its content is made of, by their paths in the chart's values. */
  values: readonly string[];
  /** Its content, if the chart doesn't take it from a value. */
  fixed?: string;
  /** Conditions under which the chart sets it; all of them must hold. */
  when: readonly string[];
}

/** Services as `content/environment` names them, by the workloads that run them. */
const services: Readonly<Record<string, string>> = {
  'acryl-datahub-actions': 'datahub-actions',
  'datahub-frontend': 'datahub-frontend-react',
  'datahub-gms': 'datahub-gms',
  'datahub-ingestion-cron': 'datahub-ingestion',
  'datahub-mae-consumer': 'datahub-mae-consumer',
  'datahub-mce-consumer': 'datahub-mce-consumer',
  'datahub-cleanup-job-template': 'datahub-upgrade',
  'datahub-restore-indices-job-template': 'datahub-upgrade',
  'datahub-system-update-job': 'datahub-upgrade',
  'elasticsearch-setup-job': 'elasticsearch-setup',
  'kafka-setup-job': 'kafka-setup',
  'mysql-setup-job': 'mysql-setup',
  'nocode-migration-job': 'datahub-upgrade',
  'postgresql-setup-job': 'postgres-setup',
};

/** The service that a workload runs; undefined if it runs none of the platform's. @param workload subchart or job */
export function serviceOf(workload: string): string | undefined {
  return services[workload];
}

/**
 * Which values of the chart set the variables of each service.
 * @returns what the chart does with each variable, by service and by variable. A `*` in a variable represents a key of the map from which it is
 * derived
 */
export function valuesOfVariables({ templates }: ChartFacts): Map<string, Map<string, VariableInChart[]>> {
  const found = new Map<string, Map<string, VariableInChart[]>>();
  for (const { workload, variables = [] } of templates) {
    const service = serviceOf(workload);
    if (service === undefined) continue;
    const ofService = found.get(service) ?? new Map<string, VariableInChart[]>();
    found.set(service, ofService);
    for (const { name, from = [], fixed, when = [] } of variables) {
      const known = ofService.get(name) ?? [];
      ofService.set(name, [...known, { workload, values: from, ...(fixed !== undefined && { fixed }), when }]);
    }
  }
  return found;
}
