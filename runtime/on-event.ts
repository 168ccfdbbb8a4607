/**
 * Listens to events on all elements that match, those of later pages included.
 * @param types names of bubbling events, separated by spaces
 * @param selector CSS selector of the element, or of one around it
 */
export function onEvent<E extends HTMLElement, K extends keyof DocumentEventMap>(
  types: K | `${K} ${K}`,
  selector: string,
  listener: (element: E, event: DocumentEventMap[K]) => void,
): void {
  for (const type of types.split(' ')) {
    document.addEventListener(type, (event) => {
      const element = (event.target as Element).closest?.<E>(selector);
      if (element) listener(element, event as DocumentEventMap[K]);
    });
  }
}
