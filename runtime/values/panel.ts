import { type ReaderValueName, type ReaderValues, readerValueNames } from '#model/reader-values.ts';
import { announce, word } from '../announcer.ts';
import { loadOverlays } from '../overlays.ts';
import { applyValues } from './apply-values.ts';
import { type CheckedValue, checkValue } from './check-value.ts';
import { formatValues, parseValues } from './parse-values.ts';
import { valuePanel, valueWord } from './value-words.ts';

/** Where the values are kept. */
export interface ValueKeeper {
  /** Text of the stored values. */
  read(): string | null;
  write(text: string): void;
}

/** Opens the panel with what is stored. */
export async function openPanel(keeper: ValueKeeper): Promise<void> {
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
    const text = field.value.trim();
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
  const count = applyValues(values);
  const message = count > 1 ? 'applied' : count === 1 ? 'appliedOne' : 'appliedNone';
  announce(valueWord(message).replace('{count}', `${count}`));
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
