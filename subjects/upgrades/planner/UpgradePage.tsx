import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { ToolPage } from '#site/tools/ToolPage.tsx';
import type { Connector } from '#subjects/connectors/schema/connector.ts';
import { upgradeTranslatable } from '../translatable.ts';
import type { UpgradeFacts } from '../upgrade-facts.ts';
import { plannerSetup } from './planner-setup.ts';
import { UpgradePlanner } from './UpgradePlanner.tsx';

/** `/tools/upgrade`: the path between two versions, for one deployment. */
export default function UpgradePage({
  screen,
  facts: { upgrades, connectors },
  screenTexts,
  pictures,
}: ScreenProps<{ upgrades: UpgradeFacts; connectors: readonly Connector[] }>) {
  const site = useSite();
  return (
    <ToolPage
      screen={screen}
      picture={pictures[screen.path]}
      text={screenTexts['tools-upgrade']}
      tool={
        <Island
          name="tool-upgrade"
          component={UpgradePlanner}
          texts={upgradeTranslatable}
          when="load"
          props={plannerSetup(upgrades, connectors, site)}
        />
      }
    />
  );
}
