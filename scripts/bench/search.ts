import type { Browser } from '@playwright/test';
import { FULL_SPEED, openSlowPhone, QUARTER } from './slow-phone.ts';

const WORDS = ['ingestion', 'metadata tests', 'personal access token'];

export interface SearchTimes {
  /** From opening the dialog, with nothing loaded yet, to the first answer on the screen; milliseconds. */
  firstAnswer: number;
  /** From each further key press to the frame that shows its settled answer, while parts of the index have to be loaded; milliseconds. */
  loading: number[];
  /** The same keys again, with all parts loaded. */
  loaded: number[];
  /** The same keys, from the question to the worker until its answer, at the full speed of this machine; milliseconds. */
  answers: number[];
}

/** Types queries into the search dialog as a reader on a slow phone would. */
export async function searchTimes(browser: Browser, address: string): Promise<SearchTimes> {
  const slow = await openSearch(browser, address, QUARTER);
  const loading = await slow.typeAll();
  // Once all words are known, some of the same keys find other pages, whose texts aren't loaded yet.
  await slow.typeAll();
  const loaded = await slow.typeAll();
  await slow.close();
  // Browsers slow down only the page, so a worker must be measured without a slowdown.
  const quick = await openSearch(browser, address, FULL_SPEED);
  await quick.typeAll();
  await quick.typeAll();
  await quick.forgetAnswers();
  await quick.typeAll();
  const answers = await quick.answers();
  await quick.close();
  return { firstAnswer: slow.firstAnswer, loading, loaded, answers };
}

async function openSearch(browser: Browser, address: string, slowdown: number) {
  const { context, page } = await openSlowPhone(browser, 'slow', slowdown);
  await page.addInitScript(timeAnswers);
  await page.goto(address);
  const since = Date.now();
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[open] input[role=combobox]');
  await field.pressSequentially('tag');
  await page.locator('[role=listbox][aria-busy=false] [role=option]').first().waitFor();
  const firstAnswer = Date.now() - since;
  return {
    firstAnswer,
    typeAll: async () => {
      const times: number[] = [];
      for (const words of WORDS) {
        for (let length = 1; length <= words.length; length += 1)
          times.push(await field.evaluate(type, words.slice(0, length)));
      }
      return times;
    },
    answers: () => page.evaluate(() => performance.getEntriesByName('answer').map(({ duration }) => duration)),
    forgetAnswers: () => page.evaluate(() => performance.clearMeasures('answer')),
    close: () => context.close(),
  };
}

/** Measures how long workers take from a numbered question to the reply with its number. */
function timeAnswers(): void {
  const asked = new Map<number, number>();
  const listened = new WeakSet<Worker>();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    const { id } = message[0] as { id?: number };
    if (id !== undefined) asked.set(id, performance.now());
    if (!listened.has(this)) {
      listened.add(this);
      this.addEventListener('message', ({ data }: MessageEvent<{ id: number }>) => {
        const start = asked.get(data.id);
        if (start !== undefined) performance.measure('answer', { start, end: performance.now() });
      });
    }
    return Reflect.apply(postMessage, this, message);
  };
}

/** Sets the text of the field as typing does, and waits until the list of answers has settled and been drawn. */
function type(field: Element, text: string): Promise<number> {
  const since = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  const list = document.querySelector('dialog[open] [role=listbox]') as Element;
  const isSettled = () => list.getAttribute('aria-busy') === 'false';
  return new Promise((resolve) => {
    // A task after a frame's callbacks runs when that frame has been laid out and painted.
    const whenDrawn = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
    // Watching every frame would cause frames that aren't drawn for readers.
    const watcher = new MutationObserver(() => {
      if (!isSettled()) return;
      watcher.disconnect();
      whenDrawn();
    });
    queueMicrotask(() => {
      if (isSettled()) whenDrawn();
      else watcher.observe(list, { attributeFilter: ['aria-busy'] });
    });
  });
}
