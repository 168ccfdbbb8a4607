import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { Comparable } from './compare-ids.ts';

/** Connectors that readers choose between, by plugin. */
const examples = [
  ['snowflake', 'bigquery', 'redshift'],
  ['postgres', 'mysql', 'mssql'],
  ['looker', 'tableau', 'powerbi'],
] as const;

interface CompareExamplesProps {
  modules: readonly Comparable[];
  texts: IntegrationTexts;
  onChoose: (modules: Comparable[]) => void;
}

/** What the page shows while nothing has been chosen: comparisons to start from. A site that lacks one of the connectors doesn't offer it. */
export function CompareExamples({ modules, texts, onChoose }: CompareExamplesProps) {
  const offered = examples
    .map((plugins) => plugins.flatMap((plugin) => modules.find((module) => module.plugin === plugin) ?? []))
    .filter((known) => known.length > 1);
  if (offered.length === 0) return null;
  return (
    <section className="compare-examples" aria-label={texts.compareExamples}>
      <p>{texts.compareExamples}</p>
      <ul>
        {offered.map((known) => {
          const names = known.map(({ title }) => title).join(', ');
          return (
            <li key={names}>
              <button type="button" onClick={() => onChoose(known)}>
                {known.map(({ plugin, title, about }) => (
                  <span key={plugin}>
                    <strong>{title}</strong> {about}
                  </span>
                ))}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
