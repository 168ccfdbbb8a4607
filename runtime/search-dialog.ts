import { activateIsland } from './islands.ts';
import { loadOverlays } from './overlays.ts';

/**
 * Opens the search dialog with its field ready; its island loads behind it and takes over what has been typed.
 * @param typed what the field begins with; asked when the field is there, since the reader may have typed on
 * @throws when the dialog can't be loaded, or there is none
 */
export async function openSearch(typed: () => string): Promise<void> {
  await loadOverlays();
  const dialog = document.querySelector('dialog[data-search]') as HTMLDialogElement;
  const input = dialog.querySelector('input') as HTMLInputElement;
  if (!dialog.open) dialog.showModal();
  input.focus();
  const text = typed();
  if (text === '') {
    input.select();
  } else {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  activateIsland(dialog.querySelector('dh-island') as HTMLElement);
}
