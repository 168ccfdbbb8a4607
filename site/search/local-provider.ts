import { startWorker } from '#runtime/trusted-worker.ts';
import type { SearchAnswer } from '#search/answer.ts';
import { searchIndexFile } from '#search/index-file.ts';
import type { ChosenFacets, SearchOptions, SearchOutcome, SearchProvider } from '#search/provider.ts';
import type { SearchPlace } from './search-texts.ts';
import type {
  answer as Answer,
  prepare as Prepare,
  SearchQuestion,
  WorkerMessage,
  WorkerReply,
} from './search-worker.ts';

interface Asked {
  question: SearchQuestion;
  onPreview: (answer: SearchAnswer) => void;
  onAnswer: (answer: SearchAnswer) => void;
  onError: (error: unknown) => void;
}

interface Engine {
  answer: typeof Answer;
  prepare: typeof Prepare;
}

/** The site's own index, searched in a worker, or on the page where there is none. */
export class LocalProvider implements SearchProvider {
  readonly #place: SearchPlace;
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | undefined;
  #hasReplied = false;
  #count = 0;
  #imports = 0;

  constructor(place: SearchPlace) {
    this.#place = place;
  }

  prepare(facets: ChosenFacets): void {
    const index = this.#index(facets);
    const worker = this.#startedWorker();
    if (worker) worker.postMessage({ prepare: index } satisfies WorkerMessage);
    else this.#importEngine().then(({ prepare }) => prepare(index), console.warn);
  }

  async search(query: string, options: SearchOptions): Promise<SearchOutcome> {
    const { facets, limit, signal, onPreview } = options;
    signal.throwIfAborted();
    const question = { index: this.#index(facets), query, facets, limit };
    try {
      const answer = await this.#ask(question, signal, (preview) => onPreview?.(this.#withScopes(preview, facets)));
      return { answer: this.#withScopes(answer, facets) };
    } catch (error) {
      signal.throwIfAborted();
      console.warn('The search index could not be loaded.', error);
      return { failure: 'unreachable' };
    }
  }

  #index({ locale, version }: ChosenFacets): string {
    const base = this.#place.locales.find(({ value }) => value === locale)?.base ?? '/';
    const file = searchIndexFile(document.documentElement.dataset.shell ?? '', version);
    return new URL(`${base}${file}`, location.href).href;
  }

  /** Every language and version has a separate index, which contains nothing about the others. */
  #withScopes(answer: SearchAnswer, { locale, version }: ChosenFacets): SearchAnswer {
    const { locales, versions } = this.#place;
    const counted = (all: readonly { value: string }[], searched: string) => ({
      values: all.map(({ value }) => (value === searched ? { value, count: answer.total } : { value })),
    });
    const facets = { ...answer.facets, version: counted(versions, version), locale: counted(locales, locale) };
    return { ...answer, facets };
  }

  #ask(question: SearchQuestion, signal: AbortSignal, onPreview: Asked['onPreview']): Promise<SearchAnswer> {
    this.#count += 1;
    const id = this.#count;
    const answered = new AbortController();
    return new Promise<SearchAnswer>((resolve, reject) => {
      this.#asked.set(id, { question, onPreview, onAnswer: resolve, onError: reject });
      const onAbort = () => {
        this.#worker?.postMessage({ abort: id } satisfies WorkerMessage);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { signal: answered.signal });
      const worker = this.#startedWorker();
      if (worker) worker.postMessage({ id, question } satisfies WorkerMessage);
      else this.#answerHere(id);
    }).finally(() => {
      this.#asked.delete(id);
      answered.abort();
    });
  }

  /** Undefined where there are no workers. */
  #startedWorker(): Worker | undefined {
    try {
      this.#worker ??= this.#startWorker();
    } catch {
      return undefined;
    }
    return this.#worker;
  }

  #startWorker(): Worker {
    const worker = startWorker(this.#place.worker);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      this.#hasReplied = true;
      const asked = this.#asked.get(data.id);
      if ('error' in data) asked?.onError(data.error);
      else if (data.isPreview) asked?.onPreview(data.answer);
      else asked?.onAnswer(data.answer);
    });
    worker.addEventListener('error', () => {
      // A worker that never sent a message couldn't be started: the browser is old, a policy forbids it, or its file is gone.
      if (this.#hasReplied) return;
      worker.terminate();
      this.#worker = undefined;
      for (const id of this.#asked.keys()) this.#answerHere(id);
    });
    return worker;
  }

  #answerHere(id: number): void {
    const asked = this.#asked.get(id);
    if (!asked) return;
    const isStale = () => !this.#asked.has(id);
    this.#importEngine()
      .then(({ answer }) => answer(asked.question, asked.onPreview, isStale))
      .then((answer) => answer && asked.onAnswer(answer))
      .catch(asked.onError);
  }

  #importEngine(): Promise<Engine> {
    // Browsers remember that a module couldn't be loaded. A new hash makes it a different module.
    const address = this.#imports === 0 ? this.#place.worker : `${this.#place.worker}#${this.#imports}`;
    return import(/* @vite-ignore */ address).catch((error: unknown) => {
      this.#imports += 1;
      throw error;
    });
  }
}
