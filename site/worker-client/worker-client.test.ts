import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Said } from '#model/message.ts';
import type { WorkerQuestion, WorkerReply } from './jobs.ts';
import { type ToolWorker, WorkerClient } from './worker-client.ts';

interface Jobs {
  complete: { text: string; offset: number };
}
const translations = { missing: 'Il manque : {kind}.' };

interface Answers {
  complete: readonly Said[];
}

/** A worker that answers as it is told. */
class FakeWorker {
  readonly questions: WorkerQuestion<Jobs>[] = [];
  ended = false;
  readonly #listeners = new Map<string, (event: unknown) => void>();

  postMessage(question: WorkerQuestion<Jobs>): void {
    this.questions.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.#listeners.set(type, listener);
  }
  reply(data: WorkerReply<Answers>): void {
    this.#listeners.get('message')?.({ data });
  }
  fail(message: string): void {
    this.#listeners.get('error')?.({ message });
  }
}

const job = { kind: 'complete', text: 'source:', offset: 7 } as const;

describe('questions for a worker', () => {
  let workers: FakeWorker[];
  let client: WorkerClient<Jobs, Answers>;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    workers = [];
    const start = () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as ToolWorker;
    };
    client = new WorkerClient<Jobs, Answers>(start, () => 'https://docs.example.com/facts/', translations);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('are answered in the language of the page', async () => {
    const first = client.ask(job);
    workers[0]?.reply({ id: 1, answer: [{ textKey: 'missing', english: 'No {kind}.', values: { kind: 'sink' } }] });
    expect(await first).toEqual({ status: 'done', answer: ['Il manque : sink.'] });
  });

  it('are answered by one worker, in any order', async () => {
    const [first, second] = [client.ask(job), client.ask(job)];
    workers[0]?.reply({ id: 2, answer: [] });
    workers[0]?.reply({ id: 1, answer: [] });
    expect(await Promise.all([first, second])).toEqual([
      { status: 'done', answer: [] },
      { status: 'done', answer: [] },
    ]);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.questions[0]).toMatchObject({ id: 1, folder: 'https://docs.example.com/facts/', job });
  });

  it('end the worker when a response takes too long, and start another one', async () => {
    const asked = client.ask(job);
    workers[0]?.reply({ id: 1, phase: 'working' });
    vi.advanceTimersByTime(3_000);
    expect(await asked).toEqual({ status: 'slow' });
    expect(workers[0]?.ended).toBe(true);
    const again = client.ask(job);
    workers[1]?.reply({ id: 2, answer: [] });
    expect(await again).toEqual({ status: 'done', answer: [] });
  });

  it('wait while files are loaded', async () => {
    const asked = client.ask(job);
    vi.advanceTimersByTime(15_000);
    workers[0]?.reply({ id: 1, phase: 'loading' });
    vi.advanceTimersByTime(15_000);
    workers[0]?.reply({ id: 1, answer: [] });
    expect(await asked).toEqual({ status: 'done', answer: [] });
  });

  it('fail if the facts or the worker can’t be loaded or the browser has no workers', async () => {
    const first = client.ask(job);
    workers[0]?.reply({ id: 1, failure: 'no line' });
    expect(await first).toEqual({ status: 'failed' });
    const second = client.ask(job);
    workers[0]?.fail('gone');
    expect(await second).toEqual({ status: 'failed' });
    const without = new WorkerClient<Jobs, Answers>(
      () => {
        throw new Error('no workers here');
      },
      () => '',
      {},
    );
    expect(await without.ask(job)).toEqual({ status: 'failed' });
  });
});
