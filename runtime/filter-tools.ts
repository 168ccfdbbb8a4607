import { hashTarget } from './hash-target.ts';
import { onEvent } from './on-event.ts';
import { safely } from './safely.ts';

/** A filter. The build renders its tools into the page, and their code is loaded when they are first used. */
export interface Filter {
  /** Selector of the tools. */
  tools: string;
  /** Shows what the tools ask for. */
  apply(tools: HTMLElement): void;
  /** The tools that have hidden an element, if any have. */
  toolsOf(hidden: Element): HTMLElement | null | undefined;
}

/** Says how many entries are shown; nothing while nothing is asked for. */
export function announceMatches(tools: HTMLElement, matches: number): void {
  const inputs = [...tools.querySelectorAll('input')];
  const isFiltering = inputs.some(({ type, value, checked }) => (type === 'search' ? value.trim() !== '' : checked));
  const { shown = '', none = '' } = tools.dataset;
  const text = isFiltering ? (matches > 0 ? shown.replace('{shown}', `${matches}`) : none) : '';
  const output = tools.querySelector('output');
  // The same text again would be read out again.
  if (output && output.textContent !== text) output.textContent = text;
}

/** Wires what all filters have: Escape empties them, and so does a link that leads to something they hide. */
export function startFilter({ tools: selector, apply, toolsOf }: Filter): void {
  const clear = (tools: HTMLElement) => {
    for (const input of tools.querySelectorAll('input')) {
      if (input.type === 'search') input.value = '';
      input.checked = false;
    }
    apply(tools);
  };
  const reveal = (target: HTMLElement | null): boolean => {
    const hidden = target?.closest('[hidden]');
    const tools = hidden && toolsOf(hidden);
    if (tools) clear(tools);
    return Boolean(tools);
  };
  onEvent('keydown', selector, (tools, event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') clear(tools);
  });
  // Before the browser goes there, so that it finds the entry in its place.
  onEvent<HTMLAnchorElement, 'click'>('click', 'a[href*="#"]', ({ hash }) => {
    reveal(document.getElementById(safely(() => decodeURIComponent(hash.slice(1))) ?? ''));
  });
  addEventListener('hashchange', () => {
    const target = hashTarget();
    if (reveal(target)) target?.scrollIntoView();
  });
}
