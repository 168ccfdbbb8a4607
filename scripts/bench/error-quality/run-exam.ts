import { errorKnowledge } from '#generators/errors/error-knowledge.ts';
import type { SiteData } from '#model/site-data.ts';
import { diagnose } from '#site/tools/errors/diagnose.ts';
import { type Examined, examine } from '#site/tools/errors/exam/examine.ts';
import { readReports } from './read-reports.ts';

/** Puts the reports of both sets to the tool, with what the site's data knows. */
export function runExam(root: string, data: SiteData): { tuning: Examined[]; heldOut: Examined[] } {
  const knowledge = errorKnowledge(data);
  const answer = (text: string) => diagnose(text, knowledge);
  return {
    tuning: examine(readReports(root, 'tuning'), answer),
    heldOut: examine(readReports(root, 'held-out'), answer),
  };
}
