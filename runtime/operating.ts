import { announce, word } from './announcer.ts';
import { whenIdle } from './idle.ts';
import { mayLoadAhead } from './may-load-ahead.ts';
import { readText } from './store.ts';
import { valuesKey } from './values/values-key.ts';

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let loading: Promise<typeof import('./operate.ts')> | undefined;

/** Loads what readers operate, once. Rejects when it can't be loaded: links then still load pages. */
export function operate(): Promise<typeof import('./operate.ts')> {
  loading ??= import('./operate.ts');
  return loading;
}

/**
 * Loads operate.ts when the browser is idle, or with the first sign that the reader wants to do something. Clicks on buttons and
 * what is typed earlier wait for it.
 */
export function startOperating(): void {
  const { dataset } = document.documentElement;
  const start = async () => {
    try {
      await operate();
      dataset.operating = '';
    } catch (error) {
      console.warn(error);
    }
  };
  // Samples wait for a reader's values: those are not something to begin with when there is time.
  if (readText(valuesKey)) start();
  addEventListener('load', () => mayLoadAhead() && whenIdle(start));
  for (const sign of SIGNS) addEventListener(sign, start, { once: true, passive: true, capture: true });
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button');
      if (!button || dataset.operating === '' || button.closest('dh-island')) return;
      event.stopImmediatePropagation();
      operate().then(
        () => button.click(),
        () => announce(word('loadFailed')),
      );
    },
    true,
  );
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || dataset.operating === '' || target.closest('dh-island')) return;
    operate().then(
      () => target.dispatchEvent(new Event('input', { bubbles: true })),
      () => announce(word('loadFailed')),
    );
  });
}
