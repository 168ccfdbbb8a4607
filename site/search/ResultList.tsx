import type { PageHit, SectionHit } from '#search/answer.ts';
import { HitTitle } from './HitTitle.tsx';
import { matchedIn } from './hit-words.ts';
import { Marked, MarkedProse } from './Marked.tsx';
import type { SavedSearch } from './saved-searches.ts';
import type { SearchTexts } from './search-texts.ts';

interface ResultListProps {
  pages: readonly PageHit[];
  texts: SearchTexts;
  isWeak: boolean;
  onOpen: (search: SavedSearch) => void;
}

function MatchedIn({ page, hit, texts }: { page: PageHit; hit: SectionHit; texts: SearchTexts }) {
  return <span className="search-field-name">{matchedIn(hit, page.kind, texts)}</span>;
}

/** All pages that were found, each with its best sections. */
export function ResultList({ pages, texts, isWeak, onOpen }: ResultListProps) {
  return (
    <ol className="result-list" data-weak={isWeak || undefined}>
      {pages.map((page) => {
        const { href, title, trail, sections } = page;
        return (
          <li key={href}>
            {trail.length > 0 && <p className="search-trail">{trail.join(' › ')}</p>}
            <div className="result-where">
              <h2>
                <a href={href} onClick={() => onOpen({ href, title, page: '', isQuery: false })}>
                  <Marked text={title} terms={sections[0]?.terms ?? []} />
                </a>
              </h2>
              {sections.map(
                (hit) => hit.title === '' && <MatchedIn key={hit.href} page={page} hit={hit} texts={texts} />,
              )}
            </div>
            <ul>
              {sections.map((hit) => (
                <li key={hit.href}>
                  {hit.title !== '' && (
                    <p className="result-where">
                      <a
                        href={hit.href}
                        onClick={() => onOpen({ href: hit.href, title: hit.title, page: title, isQuery: false })}
                      >
                        <HitTitle page={page} hit={hit} />
                      </a>
                      <MatchedIn page={page} hit={hit} texts={texts} />
                    </p>
                  )}
                  <p>
                    <MarkedProse text={hit.excerpt} terms={hit.terms} />
                  </p>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
