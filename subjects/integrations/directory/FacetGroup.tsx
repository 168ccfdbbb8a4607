import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { Facet } from './directory.ts';

interface FacetGroupProps {
  facet: Facet;
  chosen: readonly string[];
  /** How many results a value would leave. */
  count: (slug: string) => number;
  onToggle: (slug: string) => void;
  texts: IntegrationTexts;
}

/** The values of one facet, each with the number of results it would leave. */
export function FacetGroup({ facet, chosen, count, onToggle, texts }: FacetGroupProps) {
  return (
    <fieldset className="facet">
      <legend>
        {facet.label}
        {facet.needsAll && <span className="facet-note"> ({texts.integrationAll})</span>}
      </legend>
      {facet.values.map(({ slug, label }) => {
        const results = count(slug);
        return (
          <label key={slug} className={results === 0 ? 'facet-empty' : undefined}>
            <input
              type="checkbox"
              name={facet.key}
              value={slug}
              checked={chosen.includes(slug)}
              onChange={() => onToggle(slug)}
            />
            <span>{label}</span> <span className="facet-count">{results}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
