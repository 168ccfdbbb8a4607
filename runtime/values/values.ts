/* Everything about the reader's values but the question whether there are any; loaded when there are, or when the panel is opened. */
import { applyValues } from './apply-values.ts';
import { openPanel, resetValues, type ValueKeeper } from './panel.ts';
import { parseValues } from './parse-values.ts';

/** Shows the stored values in the samples of the page. */
export function showValues(stored: string | null): void {
  applyValues(parseValues(stored));
}

/** What a button for values does: it opens the panel or restores the defaults. */
export function connectPanel(button: HTMLElement, keeper: ValueKeeper): void {
  if (button.dataset.valuesReset === undefined) openPanel(button, keeper);
  else resetValues(button, keeper);
}
