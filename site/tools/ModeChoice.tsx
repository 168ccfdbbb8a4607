import { useId } from 'react';

interface ModeChoiceProps<Mode extends string> {
  legend: string;
  /** The modes in their order, with their labels. */
  modes: Readonly<Record<Mode, string>>;
  mode: Mode;
  onChange: (mode: Mode) => void;
}

/** The choice between a tool's modes. */
export function ModeChoice<Mode extends string>({ legend, modes, mode, onChange }: ModeChoiceProps<Mode>) {
  const group = useId();
  const names = Object.keys(modes) as Mode[];
  return (
    <fieldset className="tool-modes">
      <legend className="visually-hidden">{legend}</legend>
      {names.map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={mode === each} onChange={() => onChange(each)} />
          {modes[each]}
        </label>
      ))}
    </fieldset>
  );
}
