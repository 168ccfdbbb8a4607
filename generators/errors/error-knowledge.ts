import type { ErrorKnowledge } from '#model/error-facts.ts';
import { type PublishedKnowledge, readKnowledge } from '#model/error-rows.ts';
import type { SiteData } from '#model/site-data.ts';
import { errorRows } from '../symptoms/error-rows.ts';
import { listRows } from '../symptoms/list-rows.ts';
import { errorFacts } from './error-facts.ts';

/** What the tool for pasted errors loads: known errors, rows of troubleshooting tables, evidence for ambiguous messages, and packages of extras. */
export function publishedKnowledge(data: SiteData): PublishedKnowledge {
  const evidence = data.errorEvidence[0]?.value ?? { platform: [], contexts: [], generic: [], wrappers: [] };
  const missingModules = data.missingModules[0]?.value;
  const rows = errorRows(listRows(data));
  return { entries: errorFacts(data), rows, evidence, ...(missingModules && { missingModules }) };
}

/** The same as the tool uses it. */
export function errorKnowledge(data: SiteData): ErrorKnowledge {
  return readKnowledge(publishedKnowledge(data));
}
