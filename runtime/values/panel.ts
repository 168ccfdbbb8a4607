import { type ReaderValueName, type ReaderValues, readerValueNames } from '#model/reader-values.ts';
import { announce, word } from '../announcer.ts';
import { loadOverlays } from '../overlays.ts';
import { applyValues } from './apply-values.ts';
import { type CheckedValue, checkValue } from './check-value.ts';
import { formatValues, parseValues } from './parse-values.ts';
import { repairValue } from './repair-value.ts';
import { showToast } from './toast.ts';
import { valuePanel, valueWord } from './value-words.ts';

/** Where the values are kept. */
export interface ValueKeeper {
  /** Text of the stored values. */
  read(): string | null;
  write(text: string): void;
}

/**
 * Opens the panel with what is stored.
 * @param button what was pressed. If it is in a menu, the menu closes first, so that the focus returns to what opened it
 */
export async function openPanel(button: HTMLElement, keeper: ValueKeeper): Promise<void> {
  try {
    await loadOverlays();
  } catch (error) {
    console.warn(error);
    return announce(word('loadFailed'));
  }
  const panel = valuePanel();
  if (!panel || panel.open) return;
  const values = parseValues(keeper.read());
  for (const name of readerValueNames) {
    fieldOf(panel, name).value = values[name] ?? '';
    showProblem(panel, name, undefined);
  }
  const form = panel.querySelector('form') as HTMLFormElement;
  form.onsubmit = (event) => {
    event.preventDefault();
    submit(panel, keeper);
  };
  const close = panel.querySelector('[data-values-close]') as HTMLElement;
  close.onclick = () => panel.close();
  button.closest<HTMLElement>('[popover]')?.hidePopover();
  panel.showModal();
}

/** Back to what the samples say. The button that was pressed may be gone then; focus goes to what opens the panel. */
export function resetValues(button: HTMLElement, keeper: ValueKeeper): void {
  const opener = button.parentElement?.querySelector<HTMLElement>('[data-values-open]');
  keeper.write('');
  valuePanel()?.close();
  opener?.focus();
  announce(valueWord('restored'));
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldOf(panel: HTMLElement, name: ReaderValueName): Field {
  return panel.querySelector(`[name="${name}"]`) as Field;
}

/** Stores the values if all are right; else every field says what is wrong with it, and the first has the focus. */
function submit(panel: HTMLDialogElement, keeper: ValueKeeper): void {
  const values: ReaderValues = {};
  const wrong: Field[] = [];
  for (const name of readerValueNames) {
    const field = fieldOf(panel, name);
    const text = repairValue(name, field.value);
    const checked = text === '' ? undefined : checkValue(name, text);
    showProblem(panel, name, checked);
    if (checked && 'value' in checked) values[name] = checked.value;
    else if (checked) wrong.push(field);
  }
  if (wrong[0]) {
    wrong[0].focus();
    return;
  }
  keeper.write(formatValues(values));
  panel.close();
  const { count, hidden } = applyValues(values, 'new');
  const text = messageOf(count, hidden);
  announce(text);
  showToast(text);
}

/** How many places changed, and how many of them the reader can't see yet; none is said with its reason. */
function messageOf(count: number, hidden: number): string {
  if (count === 0) return valueWord('appliedNone');
  const shown = valueWord(count === 1 ? 'appliedOne' : 'applied').replace('{count}', `${count}`);
  if (hidden === 0) return shown;
  const where = valueWord(hidden === count ? 'appliedAllHidden' : 'appliedHidden');
  return `${shown} ${where.replace('{count}', `${hidden}`)}`;
}

/** Says below a field what is wrong with it. A token does not stay on the screen. */
function showProblem(panel: HTMLElement, name: ReaderValueName, checked: CheckedValue | undefined): void {
  const field = fieldOf(panel, name);
  const note = panel.querySelector(`#${field.id}-problem`) as HTMLElement;
  const problem = checked && 'problem' in checked ? checked : undefined;
  field.ariaInvalid = problem ? 'true' : null;
  note.hidden = !problem;
  note.textContent = problem
    ? valueWord(problem.problem)
        .replace('{found}', () => problem.found)
        .replace('{instead}', () => problem.instead)
    : '';
  if (problem?.problem === 'secret') field.value = '';
}
