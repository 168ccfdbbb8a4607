import type { SectionFilterBlock } from '#model/blocks.ts';
import { fill } from '#model/fill.ts';
import { useSite } from '#site/context.ts';
import { FilterTools } from './FilterTools.tsx';

/** Filter of a long reference page; runtime/section-filter.ts operates it, so nothing is shown without JavaScript. */
export function SectionFilter({ block: { label, count, hasFolded = false } }: { block: SectionFilterBlock }) {
  const { strings } = useSite();
  return (
    <FilterTools
      label={label}
      operates="section"
      field={fill(strings.filterEntries, { count })}
      shown={strings.entriesShown}
      none={strings.noEntries}
      count={count}
      button={
        hasFolded && (
          <button type="button" data-open-entries data-needs-js="" data-close={strings.closeEntries}>
            {strings.openEntries}
          </button>
        )
      }
    />
  );
}
