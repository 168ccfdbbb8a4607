import type { SearchAnswer } from '#search/answer.ts';
import type { answer as Answer, SearchQuestion, WorkerQuestion, WorkerReply } from './search-worker.ts';

/** What becomes of a question. `onAnswer` may be called twice: without excerpts and with them. */
export interface Asked {
  onAnswer: (answer: SearchAnswer) => void;
  onError: (error: unknown) => void;
}

/** Puts questions to the search engine: in a worker, or on the page where there is none. Only the newest question is answered. */
export class SearchClient {
  readonly #address: string;
  #worker: Worker | undefined;
  #hasReplied = false;
  #asked: (Asked & { question: WorkerQuestion }) | undefined;
  #count = 0;

  /** @param address address of the module `search-worker.ts` */
  constructor(address: string) {
    this.#address = address;
  }

  ask(question: SearchQuestion, asked: Asked): void {
    this.#count += 1;
    this.#asked = { ...asked, question: { ...question, id: this.#count } };
    this.#send();
  }

  #send(): void {
    if (!this.#asked) return;
    try {
      this.#worker ??= this.#startWorker();
    } catch {
      this.#answerHere();
      return;
    }
    this.#worker.postMessage(this.#asked.question);
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#address, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      this.#hasReplied = true;
      if (data.id !== this.#asked?.question.id) return;
      if ('answer' in data) this.#asked.onAnswer(data.answer);
      else this.#asked.onError(data.error);
    });
    worker.addEventListener('error', () => {
      // A worker that never spoke could not be started: an old browser, a policy, or its file is gone.
      if (this.#hasReplied) return;
      worker.terminate();
      this.#worker = undefined;
      this.#answerHere();
    });
    return worker;
  }

  #answerHere(): void {
    const asked = this.#asked;
    if (!asked) return;
    const isStale = () => this.#asked !== asked;
    import(/* @vite-ignore */ this.#address)
      .then(({ answer }: { answer: typeof Answer }) => answer(asked.question, asked.onAnswer, isStale))
      .catch((error: unknown) => {
        if (!isStale()) asked.onError(error);
      });
  }
}
