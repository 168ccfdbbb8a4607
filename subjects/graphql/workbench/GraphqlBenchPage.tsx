import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { toolCheckTexts } from '#site/tools/check/texts.ts';
import { ToolPage } from '#site/tools/ToolPage.tsx';
import { toolSetup } from '#site/tools/tool-setup.ts';
import { graphqlTranslatable } from '../translatable.ts';
import { GraphqlBench } from './GraphqlBench.tsx';
import type { WorkbenchSiteFacts } from './session/site-facts.ts';

/** `/tools/graphql`: runs GraphQL operations on the sample catalog. */
export default function GraphqlBenchPage({
  screen,
  facts: { graphql },
  screenTexts,
  pictures,
}: ScreenProps<{ graphql: { bench?: WorkbenchSiteFacts } }>) {
  const site = useSite();
  const { bench } = graphql;
  return (
    <ToolPage
      screen={screen}
      picture={pictures[screen.path]}
      text={screenTexts['tools-graphql']}
      tool={
        bench && (
          <Island
            name="tool-graphql"
            component={GraphqlBench}
            texts={{ ...graphqlTranslatable, ...toolCheckTexts }}
            when="load"
            props={{
              setup: toolSetup(site),
              worker: site.asset('graphql-worker'),
              addresses: { base: site.href('/'), trailingSlash: site.config.trailingSlash },
              page: site.href(screen.path),
              ...bench,
            }}
          />
        )
      }
    />
  );
}
