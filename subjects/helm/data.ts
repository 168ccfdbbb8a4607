import type { DataOf } from '#model/data-kind.ts';
import { chartFacts } from './schema/chart-facts.ts';
import { helmPage, sharedValues } from './schema/helm-page.ts';
import { newerCharts } from './schema/newer-chart.ts';

/** What the Helm charts say, and what their values mean. */
export const helmKinds = {
  helmFacts: { folder: 'helm/facts', schema: chartFacts },
  helmPages: { folder: 'helm/pages', schema: helmPage },
  helmShared: { folder: 'helm/shared', schema: sharedValues },
  newerCharts: { file: 'helm/newer.yaml', schema: newerCharts },
} as const;

export type HelmData = DataOf<typeof helmKinds>;
