import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '#model/fill.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { Mark } from '#site/ui/Mark.tsx';
import { useTexts } from '#site/use-texts.ts';
import type { StudioSetup, StudioSource } from '../studio.ts';
import { writeTexts } from './texts.ts';

interface SourceChoiceProps {
  sources: StudioSetup['sources'];
  sprite: string;
  /** Type of the chosen source; may be unknown if it comes from an address. */
  chosen: string;
  onChoose: (type: string) => void;
}

/** The source: a list with a search field, which is replaced by the chosen source. */
export function SourceChoice({ sources, sprite, chosen, onChoose }: SourceChoiceProps) {
  const t = useTexts(writeTexts);
  const [changing, setChanging] = useState(false);
  const [query, setQuery] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // After a choice, the clicked element is gone, so the focus moves to its replacement.
  const moved = useRef(false);
  const source = sources.find(({ type }) => type === chosen);
  const found = findSources(sources, query);
  const open = source === undefined || changing;
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    (open ? field : button).current?.focus();
  }, [open]);

  const choose = (type: string) => {
    moved.current = true;
    setChanging(false);
    setQuery('');
    onChoose(type);
  };
  const change = () => {
    moved.current = true;
    setChanging(true);
  };
  const count =
    query.trim() === ''
      ? fill(t.recipeSources, { count: sources.length })
      : fill(t.recipeSourcesCount, {
          count: found.length,
          count2: sources.length,
          value: found.length > 0 ? t.recipeEnter : '',
        });

  return (
    <section className="studio-step" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.recipeSource}</h2>
      {open ? (
        <>
          {source === undefined && chosen !== '' && (
            <p className="studio-problem">{fillNodes(t.recipeSourceChoose, { code: <code>{chosen}</code> })}</p>
          )}
          <input
            ref={field}
            type="search"
            aria-label={t.recipeFindSource}
            aria-describedby={`${id}-count`}
            placeholder={t.recipeFindSourceE}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              const [first] = found;
              // Otherwise, the key would also press the button that receives the focus.
              if (event.key === 'Enter') event.preventDefault();
              if (event.key === 'Enter' && query.trim() !== '' && first) choose(first.type);
              if (event.key === 'Escape' && source !== undefined && query === '') choose(source.type);
            }}
          />
          <p id={`${id}-count`} role="status" className="studio-note">
            {found.length === 0 ? t.recipeSourceName : count}
          </p>
          <div className="studio-sources">
            {groupsOf(found, query).map(({ group, list }) => (
              <div key={group}>
                {group !== '' && <p className="studio-label">{group}</p>}
                <ul>
                  {list.map(({ type, title, icon }) => (
                    <li key={type}>
                      <button type="button" onClick={() => choose(type)}>
                        <Mark title={title} icon={icon} sprite={sprite} />
                        <span>
                          <strong>{title}</strong> <code>{type}</code>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </>
      ) : (
        <p className="studio-source">
          <Mark title={source.title} icon={source.icon} sprite={sprite} />
          <span>
            {source.href === undefined ? source.title : <a href={source.href}>{source.title}</a>}{' '}
            <code>{source.type}</code>
          </span>
          <button ref={button} type="button" className="button" onClick={change}>
            {fillNodes(t.recipeChange, { span: <span className="visually-hidden"> {t.recipeTheSource}</span> })}
          </button>
        </p>
      )}
    </section>
  );
}

/** Sources with all words of a query; those whose name begins with it come first. */
function findSources(sources: readonly StudioSource[], query: string): StudioSource[] {
  const wanted = query.trim().toLowerCase();
  const parts = wanted.split(/\s+/);
  const begins = ({ type, title }: StudioSource) => [type, title.toLowerCase()].some((name) => name.startsWith(wanted));
  const found = sources.filter(({ words }) => parts.every((part) => words.includes(part)));
  return [...found.filter(begins), ...found.filter((source) => !begins(source))];
}

/** The sources by group; a search has its best result first instead. */
function groupsOf(found: readonly StudioSource[], query: string): { group: string; list: StudioSource[] }[] {
  if (query.trim() !== '') return [{ group: '', list: [...found] }];
  return [...new Set(found.map(({ group }) => group))].map((group) => ({
    group,
    list: found.filter((source) => source.group === group),
  }));
}
