import { useEffect, useRef } from 'react';
import type { PageHit } from '#search/answer.ts';
import { Marked } from './Marked.tsx';

interface SearchOptionsProps {
  id: string;
  label: string;
  groups: readonly PageHit[];
  /** Whether they answer what is in the field now. */
  settled: boolean;
  /** Index of the active option over all groups. */
  active: number;
  onActive: (index: number) => void;
}

/** The list of a search combobox: one group a page, one option a section. */
export function SearchOptions({ id, label, groups, settled, active, onActive }: SearchOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active option is the reason to scroll
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let index = -1;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={!settled}
      className="search-options"
      hidden={groups.length === 0}
    >
      {groups.map((group, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand inside a listbox
        <div key={group.href} role="group" aria-labelledby={`${id}-page-${number}`}>
          <p id={`${id}-page-${number}`} className="search-page">
            <strong>{group.title}</strong> <span>{group.trail.join(' › ')}</span>
          </p>
          {group.sections.map((hit) => {
            index += 1;
            const position = index;
            return (
              <a
                key={hit.href}
                id={`${id}-${position}`}
                href={hit.href}
                role="option"
                tabIndex={-1}
                aria-selected={position === active}
                onMouseMove={() => position !== active && onActive(position)}
              >
                <span className="search-section">
                  <Marked text={hit.title || group.title} terms={hit.terms} />
                </span>
                <span className="search-excerpt">
                  <Marked text={hit.excerpt} terms={hit.terms} />
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
