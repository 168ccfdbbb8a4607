/** Finds known errors in a worker: a text of megabytes never stops the page, and a search that takes too long can be ended. */
import type { ErrorFacts } from '#model/error-facts.ts';
import { type Diagnosis, diagnose } from './diagnose.ts';

export interface ErrorsQuestion {
  /** Address of the known errors. */
  facts: string;
  text: string;
}

export type ErrorsReply = { diagnosis: Diagnosis } | { failure: string };

let loading: Promise<ErrorFacts[]> | undefined;

addEventListener('message', async ({ data: { facts, text } }: MessageEvent<ErrorsQuestion>) => {
  loading ??= fetchErrors(facts);
  const reply = await loading.then(
    (errors): ErrorsReply => ({ diagnosis: diagnose(text, errors) }),
    (error: unknown): ErrorsReply => {
      loading = undefined;
      return { failure: String(error) };
    },
  );
  postMessage(reply);
});

async function fetchErrors(address: string): Promise<ErrorFacts[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as ErrorFacts[];
}
