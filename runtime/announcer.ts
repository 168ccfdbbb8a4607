/** Texts on the announcer, in the language of the page. `copied`, `copyFailed`, and `close` come with the overlays. */
export type Word = 'navigatedTo' | 'copied' | 'copyFailed' | 'loadFailed' | 'retry' | 'close';

function announcer(): HTMLElement {
  return document.querySelector('[data-announcer]') as HTMLElement;
}

/** An interface text in the language of the page; empty when the document carries none. */
export function word(name: Word): string {
  return announcer().dataset[name] ?? '';
}

/** Has screen readers say a text. Emptied first, so that the same text twice is said twice. */
export function announce(text: string): void {
  const status = announcer();
  status.textContent = '';
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
