/** The panel that the build leaves among the dialogs; null until they are loaded. */
export function valuePanel(): HTMLDialogElement | null {
  return document.querySelector('dialog[data-values]');
}

/** A text of the panel, in the language of the page; empty while the panel is not there. */
export function valueWord(name: string): string {
  const words = JSON.parse(valuePanel()?.dataset.values || '{}') as Record<string, string>;
  return words[name] ?? '';
}
