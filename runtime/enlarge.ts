import { word } from './announcer.ts';
import { createElement } from './create-element.ts';

/**
 * Opens an image of the text in a dialog as large as the window; a click anywhere closes it.
 * @param button the image in the text
 */
export function enlarge(button: HTMLElement): void {
  const copy = button.cloneNode(true) as Element;
  for (const source of copy.querySelectorAll('[sizes]')) source.setAttribute('sizes', '100vw');
  const dialog: HTMLDialogElement = createElement(
    'dialog',
    {
      className: 'enlarged',
      ariaLabel: copy.querySelector('img')?.alt ?? '',
      onclick: () => dialog.close(),
      onclose: () => dialog.remove(),
    },
    createElement('button', { ariaLabel: word('close') }, '×'),
    ...copy.childNodes,
  );
  document.body.append(dialog);
  dialog.showModal();
}
