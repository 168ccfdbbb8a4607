import { mayLoadAhead } from './connection.ts';
import { whenIdle } from './idle.ts';
import { showLoadFailed } from './islands.ts';
import { readText } from './store.ts';
import { valuesKey } from './values/values-key.ts';

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let loading: Promise<unknown> | undefined;

/** Loads what readers operate, once. Rejects when it can't be loaded: links then still load pages. */
export function loadInteractive(): Promise<unknown> {
  // What it exports is for others than the first step; asked for here, an object of it would cost every page 90 bytes.
  loading ??= import('./interactive.ts').then(() => undefined);
  return loading;
}

/**
 * Loads interactive.ts when the browser is idle, or with the first sign that the reader wants to do something. Clicks on buttons and
 * what is typed earlier wait for it, and are told when it can't be loaded. `data-interactive` tells how that went: empty, or failed.
 */
export function startInteractive(): void {
  const { dataset } = document.documentElement;
  const start = async () => {
    try {
      await loadInteractive();
      dataset.interactive = '';
    } catch (error) {
      console.warn(error);
      dataset.interactive = 'failed';
    }
  };
  // Samples wait for a reader's values: those are not something to begin with when there is time.
  if (readText(valuesKey)) start();
  addEventListener('load', () => mayLoadAhead() && whenIdle(start));
  for (const sign of SIGNS) addEventListener(sign, start, { once: true, passive: true, capture: true });
  const waits = (element: Element | null, again: () => void): boolean => {
    if (!element || dataset.interactive !== undefined || element.closest('dh-island')) return false;
    start().then(again);
    return true;
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      const again = () => {
        if (dataset.interactive === 'failed') showLoadFailed();
        // What needs nothing of it still works.
        button?.click();
      };
      if (waits(button, again)) event.stopImmediatePropagation();
    },
    true,
  );
  document.addEventListener('input', ({ target }) => {
    waits(target as Element, () => target?.dispatchEvent(new Event('input', { bubbles: true })));
  });
}
