import { onEvent } from './on-event.ts';

/** A button, and the element that it opened. */
interface Shown {
  button: HTMLButtonElement;
  popover: HTMLElement;
}

/** What a button opens: the property is set by scripts, the attribute by the build. */
function popoverOf(button: HTMLButtonElement): HTMLElement | null {
  const named = button.getAttribute('popovertarget') ?? '';
  return (button.popoverTargetElement as HTMLElement | undefined) ?? document.getElementById(named);
}

/**
 * Opens and closes popovers in browsers that don't know them, such as Firefox before 125: with their button, with Escape, and with a click elsewhere. The
 * styles hide those without `data-shown`. They aren't in the top layer, and only one is open at a time.
 */
export function startPopoverFallback(): void {
  let shown: Shown | undefined;
  const hide = () => {
    if (!shown) return;
    delete shown.popover.dataset.shown;
    shown.button.ariaExpanded = 'false';
    shown = undefined;
  };
  // Code that opens a dialog from a menu closes the menu first.
  HTMLElement.prototype.hidePopover = hide;
  onEvent<HTMLElement, 'click'>('click', 'html', (_, { target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button');
    const popover = button && popoverOf(button);
    const isOpen = popover?.dataset.shown !== undefined;
    if (!shown?.popover.contains(target as Element)) hide();
    if (!popover || isOpen) return;
    popover.dataset.shown = '';
    button.ariaExpanded = 'true';
    shown = { button, popover };
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !shown) return;
    const { button } = shown;
    hide();
    button.focus();
  });
}
