import type { UnreadableCommand } from '../calls/read-curl.ts';
import type { NotAnswered } from '../engine/request.ts';

/** The island's questions to its worker. */
export interface RestJobs {
  run: { command: string };
}

/** A response as it is shown. */
export interface ShownResponse {
  status: number;
  /** Body as JSON, or its beginning; empty for an error page. */
  text: string;
  /** Characters of the whole body. */
  length: number;
  /** What the log says about an error whose response is a page. */
  logged: string;
  follows: readonly string[];
}

export interface RestAnswers {
  run: ShownResponse | UnreadableCommand | NotAnswered;
}
