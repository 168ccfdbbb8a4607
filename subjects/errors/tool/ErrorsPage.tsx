import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { searchPlace } from '#site/search/search-texts.ts';
import { ToolPage } from '#site/tools/ToolPage.tsx';
import { toolSetup } from '#site/tools/tool-setup.ts';
import type { ErrorSiteFacts } from '../site-facts.ts';
import { errorTranslatable } from '../translatable.ts';
import { ErrorTool } from './ErrorTool.tsx';

/** `/tools/errors`: finds the likely causes of a trace, log, or message. */
export default function ErrorsPage({
  screen,
  facts: { errors },
  screenTexts,
  pictures,
}: ScreenProps<{ errors: ErrorSiteFacts }>) {
  const site = useSite();
  const props = {
    setup: toolSetup(site),
    worker: site.asset('errors-worker'),
    pages: Object.fromEntries(errors.pages.filter(site.exists).map((path) => [path, site.href(path)])),
    search: { ...searchPlace(site), searchPage: site.href('/search') },
    newIssue: `${site.config.repository}/issues/new`,
  };
  return (
    <ToolPage
      screen={screen}
      picture={pictures[screen.path]}
      text={screenTexts['tools-errors']}
      tool={<Island name="tool-errors" component={ErrorTool} texts={errorTranslatable} when="load" props={props} />}
    />
  );
}
