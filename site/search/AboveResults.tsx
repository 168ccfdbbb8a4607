import { FacetChips } from './FacetChips.tsx';
import { facetGroups } from './facet-groups.ts';
import { facetsHere, type Narrowing, narrowBy } from './narrowing.ts';
import type { OfferState } from './recognize/use-offer.ts';
import { SearchOutcome } from './SearchOutcome.tsx';
import type { SearchSetup } from './search-texts.ts';
import { ToolOffer } from './ToolOffer.tsx';
import type { SearchState } from './use-search.ts';

interface AboveResultsProps {
  setup: SearchSetup;
  state: SearchState;
  narrowing: Narrowing;
  offer: OfferState;
  onSearch: (query: string) => void;
  onNarrow: (next: Narrowing) => void;
  /** Gives the focus back to the search field. */
  onFocus: () => void;
}

/** What appears between the search field and the results, in the dialog and on the page: a tool for the text, facets, and what was found. */
export function AboveResults({ setup, state, narrowing, offer, onSearch, onNarrow, onFocus }: AboveResultsProps) {
  const answer = state.status === 'ready' ? state.answer : undefined;
  return (
    <>
      <ToolOffer
        offer={offer.offer}
        isPasted={offer.pasted !== undefined}
        texts={setup.texts}
        link={offer.link}
        onFollow={offer.dropPasted}
        onDrop={() => {
          offer.dropPasted();
          onFocus();
        }}
      />
      {(state.status === 'loading' || answer?.isPartial) && <div className="search-facets-room" />}
      {answer && !answer.isPartial && (
        <FacetChips
          groups={facetGroups(answer.facets, facetsHere(setup, narrowing), setup)}
          label={setup.texts.searchNarrow}
          onToggle={({ facet, value, isChosen }) => onNarrow(narrowBy(narrowing, facet, isChosen ? undefined : value))}
        />
      )}
      <SearchOutcome
        state={state}
        narrowing={narrowing}
        setup={setup}
        onSearch={(wanted) => {
          onSearch(wanted);
          onFocus();
        }}
        onNarrow={(next) => {
          onNarrow(next);
          onFocus();
        }}
      />
    </>
  );
}
