import { type KeyboardEvent, useEffect, useRef } from 'react';
import { SavedSearchList } from './SavedSearchList.tsx';
import { addFavorite, forget, type SavedSearches as Lists, type SavedSearch } from './saved-searches.ts';
import type { SearchTexts } from './search-texts.ts';

interface SavedSearchesProps {
  searches: Lists;
  texts: SearchTexts;
  onChange: (change: (before: Lists) => Lists) => void;
  /** Returns the focus to the field, because the reader went up from the first search or the last one is gone. */
  onLeave: () => void;
}

/** Earlier searches, shown while the field is empty. Arrows go from one to the next. */
export function SavedSearches({ searches, texts, onChange, onLeave }: SavedSearchesProps) {
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed disappears with its search, so the focus moves to the search that takes its position.
  const removedAt = useRef<number>(undefined);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-saved]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lists are the reason to look
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const left = links();
    const next = left[Math.min(removedAt.current, left.length - 1)];
    if (next) next.focus();
    else onLeave();
    removedAt.current = undefined;
  }, [searches]);

  const remove = (change: (before: Lists) => Lists) => {
    removedAt.current = links().findIndex((link) => link.parentElement?.contains(document.activeElement));
    onChange(change);
  };
  function onKeyDown(event: KeyboardEvent) {
    const all = links();
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    if (to < 0) onLeave();
    else all[Math.min(to, all.length - 1)]?.focus();
  }

  const keep = (search: SavedSearch) => remove((before) => addFavorite(before, search));
  const drop = (search: SavedSearch) => remove((before) => forget(before, search));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; the links themselves are in the tab order
    <div ref={list} className="saved-searches" onKeyDown={onKeyDown}>
      <SavedSearchList
        label={texts.searchRecent}
        searches={searches.recent}
        texts={texts}
        onKeep={keep}
        onForget={drop}
        onForgetAll={() => remove((before) => ({ ...before, recent: [] }))}
      />
      <SavedSearchList
        label={texts.searchFavorites}
        searches={searches.favorites}
        texts={texts}
        onForget={drop}
        onForgetAll={() => remove((before) => ({ ...before, favorites: [] }))}
      />
    </div>
  );
}
