import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { DirectoryEntry } from './directory.ts';
import { valueText } from './words.ts';

/** The capabilities that people choose by, each with its value as a shape and, for screen readers, as a word. */
export function CapabilityHighlights({ entry, texts }: { entry: DirectoryEntry; texts: IntegrationTexts }) {
  const words = valueText(texts);
  return (
    <ul className="integration-capabilities" aria-label={texts.integrationCapability}>
      {entry.highlights.map(({ label, value }) => {
        const word = words.find((each) => each.value === value)?.word;
        return (
          <li key={label} className={`capability-${value}`} title={word}>
            {label}
            <span className="visually-hidden">: {word}</span>
          </li>
        );
      })}
    </ul>
  );
}
