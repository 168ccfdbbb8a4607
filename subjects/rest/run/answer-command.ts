import { LONGEST_RESULT } from '#subjects/graphql/workbench/session/show-result.ts';
import { readCurl } from '../calls/read-curl.ts';
import { restReason } from '../engine/messages.ts';
import type { RestServer } from '../engine/rest-server.ts';
import type { RestAnswers } from './jobs.ts';

/** Maximum length of a command in characters. GMS has no such limit. */
const LONGEST_COMMAND = 100_000;

/** Sends a cURL command to a server and builds the displayed response. */
export function answerCommand(command: string, server: RestServer): RestAnswers['run'] {
  if (command.length > LONGEST_COMMAND) return { reason: restReason('restReasonTooLong', { count: LONGEST_COMMAND }) };
  const request = readCurl(command);
  if ('problem' in request) return request;
  const result = server(request);
  if ('reason' in result) return result;
  const text = result.body === undefined ? '' : JSON.stringify(result.body, null, 2);
  return {
    status: result.status,
    text: text.slice(0, LONGEST_RESULT),
    length: text.length,
    logged: result.logged ?? '',
    follows: result.follows,
  };
}
