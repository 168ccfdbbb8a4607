import type { Element } from 'hast';
import type { Strings } from '#model/strings.ts';

/** Says in words whether the box of a task list (`- [x]`) is ticked. The boxes are the only inputs in rendered text. */
export function labelTaskBox({ tagName, properties }: Element, strings: Strings): void {
  if (tagName === 'input') properties.ariaLabel = properties.checked ? strings.taskDone : strings.taskOpen;
}
