import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface OptionKeys {
  /** Index of the active option. */
  active: number;
  setActive: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keys of a combobox: arrows, Home and End choose an option, Enter opens it, with Ctrl, Cmd or Shift in a new tab. If Enter is pressed before the
 * results arrive, it waits for them.
 * @param id of the list; its options have this id, a hyphen, and their number
 * @param count number of options
 * @param isCurrent whether they answer what is in the field now
 * @param question changes with what is asked; then the first option is active again
 */
export function useOptions(id: string, count: number, isCurrent: boolean, question: unknown): OptionKeys {
  const [active, setActive] = useState(0);
  const awaited = useRef<{ inNewTab: boolean }>(undefined);

  // A layout effect, because Preact runs the others only after the next frame, when Enter may already have been pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason
  useLayoutEffect(() => {
    setActive(0);
    awaited.current = undefined;
  }, [question]);
  useEffect(() => {
    if (!isCurrent || !awaited.current) return;
    const { inNewTab } = awaited.current;
    awaited.current = undefined;
    open(0, inNewTab);
  });

  function open(index: number, inNewTab: boolean) {
    const option = document.getElementById(`${id}-${index}`);
    if (!(option instanceof HTMLAnchorElement)) return;
    if (!inNewTab) return option.click();
    // A click that keeps the page where it is, so that the option is told of it like of any other.
    option.addEventListener('click', (event) => event.preventDefault(), { once: true });
    option.click();
    window.open(option.href, '_blank', 'noopener');
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
    // Keys of an input method, which compose a word.
    if (nativeEvent.isComposing || altKey) return;
    const last = count - 1;
    const hasModifier = ctrlKey || metaKey || shiftKey;
    if (key === 'Enter') {
      event.preventDefault();
      // The reader's choice from the current list applies, even if another list is on its way.
      if (isCurrent || active > 0) open(active, hasModifier);
      else awaited.current = { inNewTab: hasModifier };
      return;
    }
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const to = moves[key];
    if (to === undefined || count === 0 || hasModifier) return;
    event.preventDefault();
    setActive(to);
  }
  return { active, setActive, onKeyDown };
}
