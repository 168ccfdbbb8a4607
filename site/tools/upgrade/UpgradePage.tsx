import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { ToolPage } from '../ToolPage.tsx';
import { plannerSetup } from './planner-setup.ts';

/** `/tools/upgrade`: what lies between two versions, for one installation. */
export default function UpgradePage({ screen, upgrades, connectors, pieces }: ScreenProps) {
  const site = useSite();
  return (
    <ToolPage
      title={screen.title}
      lead="Say where you are, where you want to go and what you have in use. You get the steps in order, with the changes that concern you, what is indexed again, and what you can skip."
      tool={<Island name="tool-upgrade" when="load" props={plannerSetup(upgrades, connectors, site)} />}
    >
      <div className="prose tool-text" dangerouslySetInnerHTML={{ __html: pieces['tools-upgrade'] ?? '' }} />
    </ToolPage>
  );
}
