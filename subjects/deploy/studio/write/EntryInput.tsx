import { useId } from 'react';
import { CodeText } from '#site/tools/CodeText.tsx';

interface EntryInputProps {
  label: string;
  /** The value that is used as long as nothing is entered. */
  example: string;
  value: string;
  problem: string | undefined;
  onType: (value: string) => void;
}

/** A text field with its error message. */
export function EntryInput({ label, example, value, problem, onType }: EntryInputProps) {
  const id = useId();
  return (
    <div className="studio-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={example}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={`${id}-problem`} className="studio-problem" hidden={problem === undefined}>
        {problem !== undefined && <CodeText text={problem} />}
      </p>
    </div>
  );
}
