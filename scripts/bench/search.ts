import type { Browser } from '@playwright/test';
import { openSlowPhone } from './slow-phone.ts';

const WORDS = ['ingestion', 'metadata tests', 'personal access token'];

export interface SearchTimes {
  /** From opening the dialog, with nothing loaded yet, to the first answer on the screen; milliseconds. */
  firstAnswer: number;
  /** From each further key press to the frame that shows its settled answer, while parts of the index have to be loaded; milliseconds. */
  loading: number[];
  /** The same keys again, all parts being there. */
  loaded: number[];
}

/** Types queries into the search dialog as a reader on a slow phone would. */
export async function searchTimes(browser: Browser, address: string): Promise<SearchTimes> {
  const { context, page } = await openSlowPhone(browser, 'slow');
  await page.goto(address);
  const since = Date.now();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.pressSequentially('tag');
  await page.locator('[role=listbox][aria-busy=false] [role=option]').first().waitFor();
  const firstAnswer = Date.now() - since;
  const typeAll = async () => {
    const times: number[] = [];
    for (const words of WORDS) {
      for (let length = 1; length <= words.length; length += 1)
        times.push(await field.evaluate(type, words.slice(0, length)));
    }
    return times;
  };
  const loading = await typeAll();
  const loaded = await typeAll();
  await context.close();
  return { firstAnswer, loading, loaded };
}

/** Sets the text of the field as typing does, and waits until the list of answers has settled and been drawn. */
function type(field: Element, text: string): Promise<number> {
  const since = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  const isBusy = () => document.querySelector('dialog[open] [role=listbox]')?.getAttribute('aria-busy') === 'true';
  return new Promise((resolve) => {
    const look = () => {
      if (isBusy()) requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now() - since));
    };
    requestAnimationFrame(look);
  });
}
