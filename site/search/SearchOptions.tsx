import { useEffect, useRef } from 'react';
import type { PageHit } from '#search/answer.ts';
import { HitTitle } from './HitTitle.tsx';
import { matchedIn } from './hit-words.ts';
import { MarkedProse } from './Marked.tsx';
import type { SavedSearch } from './saved-searches.ts';
import type { SearchTexts } from './search-texts.ts';

interface SearchOptionsProps {
  id: string;
  texts: SearchTexts;
  pages: readonly PageHit[];
  /** Whether they answer what is in the field now, completely. */
  isBusy: boolean;
  /** Whether they are to be presented as nothing more than the nearest. */
  isWeak: boolean;
  /** Index of the active option over all pages. */
  active: number;
  onActive: (index: number) => void;
  onOpen: (search: SavedSearch) => void;
}

/** The list of a search combobox: one group a page, one option a section. */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, texts, pages, isBusy, isWeak, active, onActive, onOpen } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The first one's heading belongs to it.
    if (active === 0) list.current?.scrollTo({ top: 0 });
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let index = -1;
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
      {pages.map((page, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand inside a listbox
        <div key={page.href} role="group" aria-labelledby={`${id}-page-${number}`}>
          <p id={`${id}-page-${number}`} className="search-page">
            <strong>{page.title}</strong> <span>{page.trail.join(' › ')}</span>
          </p>
          {page.sections.map((hit) => {
            index += 1;
            const position = index;
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
      ))}
    </div>
  );
}
