import { inEnglish } from '#model/message.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';
import type { MetamodelData } from '../metamodel/data.ts';
import type { CatalogData } from '../sample-catalog/data.ts';
import { readCurl } from './calls/read-curl.ts';
import type { RestServer } from './engine/rest-server.ts';
import { catalogServer } from './run-examples.ts';

/**
 * A sample of a written page has a Run button and isn't a request that the sample catalog answers with the status 200. The examples
 * of the reference are checked with their endpoints.
 */
export function runnableSamples(data: CatalogData & MetamodelData, { pages }: SiteUnderCheck): Problem[] {
  const samples = pages.flatMap((page) => (page.kind === 'rest' ? [] : page.samples.filter(({ run }) => run)));
  if (samples.length === 0) return [];
  const server = catalogServer(data);
  return samples.flatMap(({ code, origin }): Problem[] => {
    const reason = reasonAgainst(code, server);
    if (reason === undefined) return [];
    const message = `This sample can't run on the sample catalog. ${reason}`;
    const fix = 'Write one curl command that only reads, or remove `run`.';
    return [{ ...origin, rule: 'rest/run-sample', message, fix, severity: 'error' }];
  });
}

/** Why a sample can't be run; undefined if it can. */
function reasonAgainst(code: string, server: RestServer | undefined): string | undefined {
  const request = readCurl(code);
  if ('problem' in request) return `Its command can't be read: ${request.problem}.`;
  if (server === undefined) return 'There is no sample catalog.';
  const result = server(request);
  if ('reason' in result) return inEnglish(result.reason);
  return result.status === 200 ? undefined : `The response has the status ${result.status}.`;
}
