import { onEvent } from './on-event.ts';

/** Long enough for a pointer that passes by, and for the way from the term to its definition. */
const delay = 250;

/**
 * Shows definitions also while a mouse rests on their terms. Clicks, taps and keys need no script: the browser opens popovers and
 * closes them with Escape or a click elsewhere.
 */
export function startDefinitions(): void {
  let timer = 0;
  let hovered: HTMLButtonElement | undefined;
  const soon = (action: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const show = (button: HTMLButtonElement) => {
    const definition = button.popoverTargetElement as HTMLElement;
    if (definition.matches(':popover-open')) return;
    definition.showPopover({ source: button });
    hovered = button;
  };
  onEvent<HTMLButtonElement, 'pointerover'>('pointerover', '.prose [popovertarget]', (button, { pointerType }) => {
    if (pointerType === 'mouse') soon(() => show(button));
  });
  onEvent('pointerover', '.prose [popover]', () => clearTimeout(timer));
  onEvent('pointerout', '.prose [popovertarget], .prose [popover]', () => {
    soon(() => (hovered?.popoverTargetElement as HTMLElement | undefined)?.hidePopover());
  });
  onEvent<HTMLButtonElement, 'click'>('click', '.prose [popovertarget]', (button, event) => {
    clearTimeout(timer);
    // What the pointer opened stays open until it is closed.
    if (button === hovered) event.preventDefault();
    hovered = undefined;
  });
}
