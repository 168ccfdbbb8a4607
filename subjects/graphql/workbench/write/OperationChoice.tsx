import { useId } from 'react';
import { fill } from '#model/fill.ts';
import { useTexts } from '#site/use-texts.ts';
import type { ListedOperation } from '../session/bench.ts';
import { benchTexts } from '../texts.ts';

interface OperationChoiceProps {
  operations: readonly ListedOperation[];
  /** Name of the chosen one; empty for an operation of the reader's own. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** The documented operations, by subject. */
export function OperationChoice({ operations, chosen, onChoose }: OperationChoiceProps) {
  const t = useTexts(benchTexts);
  const id = useId();
  const groupOf = ({ subject, kind }: ListedOperation) =>
    fill(kind === 'query' ? t.benchQueries : t.benchMutations, { subject });
  const groups = new Map<string, readonly ListedOperation[]>();
  for (const operation of operations)
    groups.set(groupOf(operation), [...(groups.get(groupOf(operation)) ?? []), operation]);
  return (
    <div className="tool-field">
      <label htmlFor={id}>{t.benchOperation}</label>
      <select id={id} value={chosen} onChange={({ target }) => target.value !== '' && onChoose(target.value)}>
        <option value="">{t.benchOwn}</option>
        {[...groups].map(([group, own]) => (
          <optgroup key={group} label={group}>
            {own.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
