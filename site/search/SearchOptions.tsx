import { useEffect, useRef } from 'react';
import type { PageHit } from '#search/answer.ts';
import { OptionGroup } from './OptionGroup.tsx';
import type { SavedSearch } from './saved-searches.ts';
import type { SearchTexts } from './search-texts.ts';
import { useAfterPaint } from './use-after-paint.ts';

interface SearchOptionsProps {
  id: string;
  texts: SearchTexts;
  pages: readonly PageHit[];
  /** Whether they are the complete results for the text that is in the field now. */
  isBusy: boolean;
  /** Whether to present them only as the closest results. */
  isWeak: boolean;
  /** Index of the active option over all pages. */
  active: number;
  onActive: (index: number) => void;
  onOpen: (search: SavedSearch) => void;
}

// As many as fill the dialog. When results appear for the first time, the options below its edge are drawn one frame later. Later results are drawn at
// once: a second frame would take longer than its options.
const OPTIONS_IN_VIEW = 7;

/** The list of a search combobox: one group per page, one option per section. */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, texts, pages, isBusy, isWeak, active, onActive, onOpen } = props;
  const list = useRef<HTMLDivElement>(null);
  const isOpened = useAfterPaint(pages.length > 0);
  useEffect(() => {
    // The first one's heading belongs to it.
    if (active === 0) list.current?.scrollTo({ top: 0 });
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let first = 0;
  const groups = pages.map((page, number) => {
    const from = first;
    first += page.sections.length;
    const isInView = from < OPTIONS_IN_VIEW || isOpened || active >= from;
    const hasActive = active >= from && active < first;
    return (
      isInView && (
        <OptionGroup
          key={page.href}
          id={id}
          number={number}
          first={from}
          page={page}
          texts={texts}
          active={hasActive ? active : undefined}
          onActive={onActive}
          onOpen={onOpen}
        />
      )
    );
  });
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={texts.searchDocs}
      aria-busy={isBusy}
      className="search-options"
      data-weak={isWeak || undefined}
      hidden={pages.length === 0}
    >
      {groups}
    </div>
  );
}
