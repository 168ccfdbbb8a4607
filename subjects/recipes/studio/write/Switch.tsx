import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  checked: boolean;
  onSwitch: (on: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ onSwitch, ...attributes }: SwitchProps) {
  return (
    <input
      {...attributes}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked.
      role="switch"
      onChange={(event) => onSwitch(event.target.checked)}
    />
  );
}
