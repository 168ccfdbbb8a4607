import { useId } from 'react';
import { CodeText } from '#site/tools/CodeText.tsx';

interface EntryInputProps {
  label: string;
  /** What is used as long as nothing is entered. */
  example: string;
  value: string;
  problem: string | undefined;
  onType: (value: string) => void;
}

/** Something that is typed, with what is wrong with it. */
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
