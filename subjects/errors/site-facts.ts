import type { ConnectorData } from '../connectors/data.ts';
import type { ErrorData } from './data.ts';
import { errorFacts } from './knowledge/error-facts.ts';
import type { ErrorScore } from './schema/error-score.ts';
import { listRows } from './symptoms/list-rows.ts';

/** What the site's pages know about errors. */
export interface ErrorSiteFacts {
  /** Paths of the pages that show known errors, for links to them. */
  pages: readonly string[];
  /** How well the tool at /tools/errors answers the reports of its exam; absent if that was never measured. */
  score: ErrorScore | undefined;
}

/** Collects what pages show of the known errors. */
export function siteFacts(data: ErrorData & Pick<ConnectorData, 'connectors'>): ErrorSiteFacts {
  const pages = [...errorFacts(data), ...listRows(data)].map(({ page }) => page);
  return { pages: [...new Set(pages)], score: data.errorScores[0]?.value };
}
