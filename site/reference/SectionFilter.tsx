import type { SectionFilterBlock } from '#model/blocks.ts';
import { fill } from '#model/strings.ts';
import { useSite } from '#site/context.ts';

/** Filter of a long reference page; runtime/section-filter.ts operates it, so without script it is not shown. */
export function SectionFilter({ block: { label, count } }: { block: SectionFilterBlock }) {
  const { strings } = useSite();
  const field = fill(strings.filterEntries, { count });
  return (
    <search
      className="filter-tools"
      aria-label={label}
      data-section-tools=""
      data-shown={fill(strings.entriesShown, { shown: '{shown}', count })}
      data-none={strings.noEntries}
      data-needs-js=""
    >
      <input type="search" placeholder={field} aria-label={field} autoComplete="off" spellCheck={false} />
      <output />
    </search>
  );
}
