import { chartFacts } from './schema/chart-facts.ts';

/** What the Helm charts say, and what their values mean. */
export const helmKinds = {
  helmFacts: { folder: 'helm/facts', schema: chartFacts },
} as const;
