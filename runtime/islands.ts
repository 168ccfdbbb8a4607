import { word } from './announcer.ts';
import { createElement } from './create-element.ts';
import { whenIdle } from './idle.ts';
import { onEachPage } from './on-each-page.ts';
import { onEvent } from './on-event.ts';

interface IslandModule {
  mount(element: HTMLElement, props: unknown): void;
}

function errorBox(onclick: () => void): HTMLElement {
  return createElement(
    'div',
    { className: 'island-error', role: 'alert' },
    createElement('p', {}, word('loadFailed')),
    createElement('button', { className: 'button', onclick }, word('retry')),
  );
}

/** Says that what the reader wanted to use could not be loaded; Retry loads the page anew, since a release may have replaced it. */
export function showLoadFailed(): void {
  const again = errorBox(() => location.reload());
  const dialog = createElement('dialog', { ariaLabel: word('retry') }, again);
  document.body.append(dialog);
  dialog.showModal();
}

function showError(island: HTMLElement): void {
  const { dataset } = island;
  const box = errorBox(() => {
    // A release has other modules: when asking again did not help, the page is loaded anew.
    if (navigator.onLine && dataset.src?.includes('#')) return location.reload();
    box.remove();
    // Browsers remember that a module couldn't be loaded. A new hash makes it a different module.
    dataset.src += '#';
    delete dataset.state;
    island.tabIndex = -1;
    island.focus();
    activateIsland(island);
  });
  island.append(box);
}

/**
 * Loads an island's module and mounts it, once. `data-state` tells how far it is: loading, mounted or failed. Failures show an error box
 * with Retry inside the island and never reject.
 */
export async function activateIsland(island: HTMLElement): Promise<void> {
  const { dataset } = island;
  if (dataset.state) return;
  dataset.state = 'loading';
  island.classList.add('island-loading');
  try {
    const module: IslandModule = await import(/* @vite-ignore */ dataset.src as string);
    if (island.isConnected) module.mount(island, JSON.parse(dataset.props ?? '{}'));
    dataset.state = 'mounted';
    island.dispatchEvent(new Event('dh:mounted'));
  } catch (error) {
    console.warn(error);
    dataset.state = 'failed';
    showError(island);
  }
  island.classList.remove('island-loading');
}

/** Activates the islands of every page when their `data-when` says so; `manual` ones wait for the code that opens them. */
export function startIslands(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) activateIsland(target as HTMLElement);
  });
  onEachPage(() => {
    for (const island of document.querySelectorAll<HTMLElement>('dh-island')) {
      const { when } = island.dataset;
      if (when === 'load') activateIsland(island);
      if (when === 'idle') whenIdle(() => activateIsland(island));
      if (when === 'visible') observer.observe(island);
    }
  });
  onEvent('pointerover focusin', '[data-when=interaction]', activateIsland);
  // A tap comes right behind the first touch, long before the island: it is done again when that is there.
  onEvent('click', '[data-when=interaction]', (island, { target }) => {
    if (island.dataset.state === 'mounted') return;
    island.addEventListener('dh:mounted', () => (target as HTMLElement).click(), { once: true });
    activateIsland(island);
  });
}
