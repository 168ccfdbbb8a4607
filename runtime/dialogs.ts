import { onEvent } from './on-event.ts';

/** What all modal dialogs share: a click beside them, Escape, going to a page and going back close them. */
export function startDialogs(): void {
  const closeAll = () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  };
  onEvent<HTMLDialogElement, 'click'>('click', 'dialog', (dialog, { target, clientX, clientY }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    if (target === dialog && isBeside) dialog.close();
  });
  // In a search field the browser would take Escape to empty the field.
  onEvent<HTMLDialogElement, 'keydown'>('keydown', 'dialog', (dialog, { key }) => {
    if (key === 'Escape') dialog.close();
  });
  document.addEventListener('dh:navigated', closeAll);
  // Also fired by links within the page in view: the dialog would stay in front of their target.
  addEventListener('popstate', closeAll);
}
