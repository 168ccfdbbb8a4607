import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { problemCountMessages } from '#site/tools/check/messages.ts';
import { toolCheckTexts } from '#site/tools/check/texts.ts';
import { ToolPage } from '#site/tools/ToolPage.tsx';
import { toolSetup } from '#site/tools/tool-setup.ts';
import { yamlMessages } from '#yaml/check/messages.ts';
import { deployTranslatable } from '../translatable.ts';
import { DeployStudio } from './DeployStudio.tsx';

/** `/tools/deploy`: writes values files and Compose files, and finds the errors in them. */
export default function DeployPage({
  screen,
  facts: { deploy },
  screenTexts,
  pictures,
}: ScreenProps<{ deploy: { version: string; rules: number } }>) {
  const site = useSite();
  return (
    <ToolPage
      screen={screen}
      picture={pictures[screen.path]}
      text={screenTexts['tools-deploy']}
      tool={
        <Island
          name="tool-deploy"
          component={DeployStudio}
          texts={{ ...deployTranslatable, ...toolCheckTexts, ...problemCountMessages, ...yamlMessages }}
          when="load"
          props={{
            setup: toolSetup(site),
            worker: site.asset('deploy-worker'),
            addresses: { base: site.href('/'), trailingSlash: site.config.trailingSlash },
            ...deploy,
          }}
        />
      }
    />
  );
}
