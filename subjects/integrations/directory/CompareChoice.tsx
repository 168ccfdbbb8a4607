import type { IntegrationTexts } from '#model/integration-texts.ts';
import { MOST_COMPARED } from './directory.ts';

interface CompareChoiceProps {
  plugin: string;
  title: string;
  /** Plugins chosen so far. */
  chosen: readonly string[];
  onToggle: (plugin: string) => void;
  texts: IntegrationTexts;
}

/** Adds a connector to the comparison. */
export function CompareChoice({ plugin, title, chosen, onToggle, texts }: CompareChoiceProps) {
  const checked = chosen.includes(plugin);
  return (
    <label className="compare-choice" data-needs-js>
      <input
        type="checkbox"
        checked={checked}
        disabled={!checked && chosen.length >= MOST_COMPARED}
        onChange={() => onToggle(plugin)}
      />
      <span>{texts.compareChoose}</span>
      <span className="visually-hidden"> {title}</span>
    </label>
  );
}
