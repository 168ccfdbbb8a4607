import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PagePlace } from '#model/navigation.ts';
import type { Page, PageContent } from '#model/page.ts';
import { DocPage } from '#site/article/DocPage.tsx';
import { type Site, SiteContext } from '#site/context.ts';
import { IslandRenderer } from '#site/islands/Island.tsx';
import { TranslationsContext } from '#site/use-texts.ts';
import { BlockView } from '#subjects/BlockView.tsx';
import { runSetups } from '#subjects/views.ts';
import { joinParts } from './join-parts.ts';
import { renderIsland } from './render-island.tsx';

/** Static markup of anything that is rendered inside a page. */
export function renderStatic(site: Site, node: ReactNode): string {
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <TranslationsContext value={site.translations}>
        <IslandRenderer value={renderIsland}>{node}</IslandRenderer>
      </TranslationsContext>
    </SiteContext>,
  );
}

/** The text of a documentation page. */
export function renderDocBody(site: Site, content: PageContent): string {
  const body = joinParts(
    content.parts.map((part) =>
      'html' in part ? part : { html: renderStatic(site, <BlockView block={part.block} />), type: part.block.type },
    ),
  );
  const setups = Object.entries(runSetups).flatMap(([kind, Setup]) =>
    runnable(kind).test(body) ? [renderStatic(site, <Setup />)] : [],
  );
  return body + setups.join('');
}

/** The attribute of a block that can be run, wherever it appears among others. Its value is empty if the block contains an operation. */
function runnable(kind: string): RegExp {
  return kind === 'graphql' ? / data-runnable(?:="")?[ >]/ : new RegExp(` data-runnable="${kind}"`);
}

/** The main element's content for a documentation page. */
export function renderDocMain(site: Site, page: Page, bodyHtml: string, place: PagePlace | undefined): string {
  return renderStatic(site, <DocPage page={page} place={place} bodyHtml={bodyHtml} />);
}
