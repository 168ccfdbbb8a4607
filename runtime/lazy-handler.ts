import { showLoadFailed } from './islands.ts';
import { onEvent } from './on-event.ts';

/**
 * Listens for what needs a module that only its first use loads, and says so when that can't be loaded.
 * @param types names of events by which a reader asks for it, separated by spaces
 * @param selector CSS selector of the element, or of one around it
 * @param use loads the module and does what it is for
 */
export function lazyHandler(
  types: 'click' | 'click input',
  selector: string,
  use: (element: HTMLElement) => Promise<void>,
): void {
  onEvent<HTMLElement, 'click' | 'input'>(types, selector, (element) => {
    use(element).catch((error: unknown) => {
      console.warn(error);
      showLoadFailed();
    });
  });
}
