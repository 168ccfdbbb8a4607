import { lazyHandler } from './lazy-handler.ts';
import { onEachPage } from './on-each-page.ts';
import { readText, watchKeys, writeText } from './store.ts';
import { valuesKey } from './values/values-key.ts';

/** Puts the buttons for values below the contents beside a page; styles hide them where no sample has a place. The dialogs have to be loaded. */
export function addValuesBar(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-values-bar]');
  const beside = document.querySelector('[data-toc]')?.parentElement;
  if (template && !beside?.querySelector('.values-bar')) beside?.append(template.content.cloneNode(true));
}

/**
 * The reader's values in samples. The code that shows them is loaded only once there are some, either here or in another tab, or
 * when the reader opens the panel.
 */
export function startReaderValues(): void {
  const load = () => import('./values/values.ts');
  // Code that is loaded later gets the store from here, because a module that both imported would become a separate file that
  // every page had to load.
  const read = () => readText(valuesKey);
  let hasValues = false;
  const follow = () => {
    hasValues ||= Boolean(read());
    // Without the module samples say what they say to readers without values.
    if (hasValues) load().then(({ showValues }) => showValues(read()), console.warn);
  };
  onEachPage(follow);
  watchKeys((key) => (key ?? valuesKey) === valuesKey && follow());
  lazyHandler('click', '[data-values-open], [data-values-reset]', async (button) => {
    (await load()).connectPanel(button, { read, write: (text) => writeText(valuesKey, text) });
  });
}
