import { Clock, Search, Star, X } from 'lucide';
import { fill } from '#model/fill.ts';
import { Icon } from '#site/ui/Icon.tsx';
import type { SavedSearch } from './saved-searches.ts';
import type { SearchTexts } from './search-texts.ts';

interface SavedSearchListProps {
  label: string;
  searches: readonly SavedSearch[];
  texts: SearchTexts;
  /** Makes a search a favorite; missing for favorites. */
  onKeep?: (search: SavedSearch) => void;
  onForget: (search: SavedSearch) => void;
  onForgetAll: () => void;
}

/** A list of earlier searches, each with buttons that keep and forget it. */
export function SavedSearchList({ label, searches, texts, onKeep, onForget, onForgetAll }: SavedSearchListProps) {
  if (searches.length === 0) return null;
  return (
    <section aria-label={label}>
      <div className="saved-head">
        <h2>{label}</h2>
        <button type="button" onClick={onForgetAll}>
          {texts.searchForgetAll}
        </button>
      </div>
      <ul>
        {searches.map((search) => {
          const { href, title, page, isQuery } = search;
          const icon = isQuery ? Search : onKeep ? Clock : Star;
          return (
            <li key={href}>
              <a href={href} data-saved="">
                <Icon of={icon} />
                <span className="saved-title">{title}</span>
                {(page !== '' || isQuery) && (
                  <span className="saved-page">{isQuery ? texts.searchForQuery : page}</span>
                )}
              </a>
              {onKeep && (
                <button
                  type="button"
                  aria-label={fill(texts.searchAddFavorite, { title })}
                  onClick={() => onKeep(search)}
                >
                  <Icon of={Star} />
                </button>
              )}
              <button type="button" aria-label={fill(texts.searchForget, { title })} onClick={() => onForget(search)}>
                <Icon of={X} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
