import { diagnose } from '#subjects/errors/diagnosis/diagnose.ts';
import { type Examined, examine } from '#subjects/errors/exam/examine.ts';
import { errorKnowledge } from '#subjects/errors/knowledge/error-knowledge.ts';
import type { SiteData } from '#subjects/site-data.ts';
import { readReports } from './read-reports.ts';

/** Gives the reports of both sets to the tool, with the site's data. */
export function runExam(root: string, data: SiteData): { tuning: Examined[]; heldOut: Examined[] } {
  const knowledge = errorKnowledge(data);
  const answer = (text: string) => diagnose(text, knowledge);
  return {
    tuning: examine(readReports(root, 'tuning'), answer),
    heldOut: examine(readReports(root, 'held-out'), answer),
  };
}
