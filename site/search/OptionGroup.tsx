import { memo } from 'react';
import type { PageHit } from '#search/answer.ts';
import { HitTitle } from './HitTitle.tsx';
import { matchedIn } from './hit-words.ts';
import { MarkedProse } from './Marked.tsx';
import type { SavedSearch } from './saved-searches.ts';
import type { SearchTexts } from './search-texts.ts';

interface OptionGroupProps {
  /** Of the list. */
  id: string;
  /** Of the group in the list, from 0. */
  number: number;
  /** Index of its first option over all groups. */
  first: number;
  page: PageHit;
  texts: SearchTexts;
  /** Index of the active option if it is one of these. */
  active: number | undefined;
  onActive: (index: number) => void;
  onOpen: (search: SavedSearch) => void;
}

/**
 * One page in the list of a search combobox, with an option for each of its sections. It stays as it is while the reader types, until a result
 * arrives.
 */
export const OptionGroup = memo(function OptionGroup(props: OptionGroupProps) {
  const { id, number, first, page, texts, active, onActive, onOpen } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand inside a listbox
    <div role="group" aria-labelledby={`${id}-page-${number}`}>
      <p id={`${id}-page-${number}`} className="search-page">
        <strong>{page.title}</strong> <span>{page.trail.join(' › ')}</span>
      </p>
      {page.sections.map((hit, offset) => {
        const position = first + offset;
        const saved = { href: hit.href, title: hit.title || page.title, page: hit.title && page.title };
        return (
          <a
            key={hit.href}
            id={`${id}-${position}`}
            href={hit.href}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            onMouseMove={() => position !== active && onActive(position)}
            onClick={() => onOpen({ ...saved, isQuery: false })}
          >
            <span className="search-section">
              <HitTitle page={page} hit={hit} />
            </span>
            <span className="search-field-name">{matchedIn(hit, page.kind, texts)}</span>
            <span className="search-excerpt">
              <MarkedProse text={hit.excerpt} terms={hit.terms} />
            </span>
          </a>
        );
      })}
    </div>
  );
});
