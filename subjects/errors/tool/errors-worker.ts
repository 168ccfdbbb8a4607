/** Finds known errors in a worker: a text of megabytes never stops the page, and a search that takes too long can be stopped. */

import { diagnose } from '../diagnosis/diagnose.ts';
import type { Diagnosis } from '../diagnosis/diagnosis.ts';
import type { ErrorKnowledge } from '../knowledge/knowledge.ts';
import { type PublishedKnowledge, readKnowledge } from '../knowledge/rows.ts';

export interface ErrorsQuestion {
  /** Address of the known errors. */
  facts: string;
  text: string;
}

export type ErrorsReply = { diagnosis: Diagnosis } | { failure: string };

let loading: Promise<ErrorKnowledge> | undefined;

addEventListener('message', async ({ data: { facts, text } }: MessageEvent<ErrorsQuestion>) => {
  loading ??= fetchKnowledge(facts);
  const reply = await loading.then(
    (knowledge): ErrorsReply => ({ diagnosis: diagnose(text, knowledge) }),
    (error: unknown): ErrorsReply => {
      loading = undefined;
      return { failure: String(error) };
    },
  );
  postMessage(reply);
});

async function fetchKnowledge(address: string): Promise<ErrorKnowledge> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return readKnowledge((await response.json()) as PublishedKnowledge);
}
