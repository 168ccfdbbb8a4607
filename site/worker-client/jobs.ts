/** A question: its kind, and what that kind contains. */
export type Job<J, K extends keyof J = keyof J> = { [P in K]: { kind: P } & J[P] }[K];

/** What the page sends to a worker. */
export interface WorkerQuestion<J> {
  id: number;
  /** Address of the folder with the facts of this build. */
  folder: string;
  job: Job<J>;
}

/** What a worker sends back: its progress, and then the answer or the reason why there is none. */
export type WorkerReply<A> =
  | { id: number; phase: 'loading' | 'working' }
  | { id: number; answer: A[keyof A] }
  | { id: number; failure: string };
