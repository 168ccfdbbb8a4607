import type { ConnectorData } from '#subjects/connectors/data.ts';
import type { UpgradeData } from '#subjects/upgrades/data.ts';
import type { ErrorData } from '../data.ts';
import { errorRows } from '../symptoms/error-rows.ts';
import { listRows } from '../symptoms/list-rows.ts';
import { errorFacts } from './error-facts.ts';
import type { ErrorKnowledge } from './knowledge.ts';
import { type PublishedKnowledge, readKnowledge } from './rows.ts';

/** What the tool for pasted errors loads: known errors, rows of troubleshooting tables, evidence for ambiguous messages, and packages of extras. */
export function publishedKnowledge(
  data: Omit<ErrorData, 'errorScores'> & Pick<ConnectorData, 'connectors'> & UpgradeData,
): PublishedKnowledge {
  const evidence = data.errorEvidence[0]?.value ?? { platform: [], contexts: [], generic: [], wrappers: [] };
  const missingModules = data.missingModules[0]?.value;
  const rows = errorRows(listRows(data));
  const release = data.upgrades[0]?.value.describes;
  return {
    entries: errorFacts(data),
    rows,
    evidence,
    ...(missingModules && { missingModules }),
    ...(release !== undefined && { release }),
  };
}

/** The same as the tool uses it. */
export function errorKnowledge(
  data: Omit<ErrorData, 'errorScores'> & Pick<ConnectorData, 'connectors'> & UpgradeData,
): ErrorKnowledge {
  return readKnowledge(publishedKnowledge(data));
}
