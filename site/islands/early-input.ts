type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSwitch = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** A field's value in the markup. */
function initialOf(field: Field): string | boolean {
  if (isSwitch(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
}

const enteredIn = (field: Field): string | boolean => (isSwitch(field) ? field.checked : field.value);

/** Enters a value as the reader would. React compares it with the last known value, which must be the markup's. */
function enter(field: Field, initial: string | boolean, value: string | boolean): void {
  if (isSwitch(field)) {
    field.checked = initial === true;
    field.click();
    return;
  }
  field.value = `${initial}`;
  // Bypasses React's tracking of this element's property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Keeps what the reader enters before React is loaded. Hydration assumes that the markup is unchanged and would drop the input.
 * @param element contains the fields
 * @returns function that enters everything again; call it once React's listeners are attached and its state is rendered
 */
export function keepEarlyInput(element: HTMLElement): () => Promise<void> {
  const fields = [...element.querySelectorAll<Field>('input, textarea, select')]
    .map((field) => ({ field, initial: initialOf(field), early: enteredIn(field) }))
    .filter(({ initial, early }) => early !== initial);
  return async () => {
    for (const { field, initial, early } of fields) {
      const now = enteredIn(field);
      const hasGoneOn = typeof now === 'string' && now.startsWith(`${early}`);
      enter(field, initial, hasGoneOn ? now : early);
      // Each input is handled before the next, as if the reader had made them one by one.
      await undefined;
    }
  };
}
