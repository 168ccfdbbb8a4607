import type { FacetChoice, FacetGroup } from './facet-groups.ts';

interface FacetChipsProps {
  groups: readonly FacetGroup[];
  label: string;
  onToggle: (choice: FacetChoice) => void;
}

/** The filters for results, with the number of pages that each choice leaves. A chosen filter is pressed, and pressing it again removes it. */
export function FacetChips({ groups, label, onToggle }: FacetChipsProps) {
  if (groups.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets stand inside it
    <div role="group" aria-label={label} className="search-facets">
      {groups.map(({ facet, label: name, choices }) => (
        <fieldset key={facet}>
          <legend>{name}</legend>
          <div className="search-choices">
            {choices.map((choice) => (
              <button key={choice.value} type="button" aria-pressed={choice.isChosen} onClick={() => onToggle(choice)}>
                {choice.label} {choice.count !== undefined && <span>{choice.count}</span>}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
