import { type FormEvent, useId } from 'react';
import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { Comparable } from './compare-ids.ts';
import { MOST_COMPARED } from './directory.ts';

interface ComparePickerProps {
  modules: readonly Comparable[];
  chosen: readonly Comparable[];
  onAdd: (module: Comparable) => void;
  texts: IntegrationTexts;
}

/** Adds a connector to the comparison. */
export function ComparePicker({ modules, chosen, onAdd, texts }: ComparePickerProps) {
  const id = useId();
  if (chosen.length >= MOST_COMPARED) return <p className="compare-full">{texts.compareFull}</p>;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const plugin = new FormData(event.currentTarget).get('plugin');
    const module = modules.find((each) => each.plugin === plugin);
    event.currentTarget.reset();
    if (module) onAdd(module);
  };
  return (
    <form className="compare-picker" data-needs-js onSubmit={onSubmit}>
      <label htmlFor={id}>{texts.compareAddLabel}</label>
      <select id={id} name="plugin" defaultValue="" required>
        <option value="" disabled>
          {texts.comparePlaceholder}
        </option>
        {modules
          .filter((module) => !chosen.includes(module))
          .map(({ plugin, title }) => (
            <option key={plugin} value={plugin}>
              {title}
            </option>
          ))}
      </select>
      <button type="submit" className="button">
        {texts.compareAdd}
      </button>
    </form>
  );
}
