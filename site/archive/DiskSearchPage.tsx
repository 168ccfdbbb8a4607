import { useSite } from '#site/context.ts';

/** What the search of an archive needs to know; the names are those of the attributes that contain it. */
export interface DiskSearchSetup {
  /** Address of the folder of the archive, for example `../`. */
  root: string;
  /** Folder with the parts of the index below it, for example `fr/assets/search/`. */
  parts: string;
  /** Name of the head of the index. */
  head: string;
}

/** The search page of an archive: its index consists of scripts, because browsers don't fetch files from a disk. */
export function DiskSearchPage({ setup, script }: { setup: DiskSearchSetup; script: string }) {
  const { config, strings } = useSite();
  return (
    <div
      className="screen-narrow"
      data-disk-search=""
      data-root={setup.root}
      data-parts={setup.parts}
      data-head={setup.head}
      data-site={config.baseUrl}
      data-slash={String(config.trailingSlash)}
      data-count-one={strings.searchResultCountOne}
      data-count={strings.searchResultCount}
      data-none={strings.searchNoResults}
      data-failed={strings.searchUnable}
      data-hint={strings.searchHint}
      data-loading={strings.searchLoading}
    >
      <div className="search-results">
        <h1>{strings.searchTheDocs}</h1>
        <search>
          <form>
            <input type="search" name="q" autoComplete="off" aria-label={strings.searchDocs} />
          </form>
        </search>
        <p className="search-status" role="status">
          {strings.searchHint}
        </p>
        <ol className="result-list" />
      </div>
      <script src={script} />
    </div>
  );
}
