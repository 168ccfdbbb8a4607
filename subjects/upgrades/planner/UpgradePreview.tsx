import { fill } from '#model/fill.ts';
import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import type { Connector } from '#subjects/connectors/schema/connector.ts';
import { upgradeTexts } from '../texts.ts';
import type { UpgradeFacts } from '../upgrade-facts.ts';
import { planUpgrade } from './plan-upgrade.ts';
import { plannerSetup } from './planner-setup.ts';

/** How many releases earlier the example starts. */
const BACK = 4;
const STEPS = 3;

/** The first steps of an upgrade on Kubernetes to the release that these pages describe. */
export function UpgradePreview({
  facts: { upgrades, connectors },
}: Pick<ScreenProps<{ upgrades: UpgradeFacts; connectors: readonly Connector[] }>, 'facts'>) {
  const t = useTexts(upgradeTexts);
  const site = useSite();
  const setup = plannerSetup(upgrades, connectors, site);
  const to = setup.releases.findIndex(({ version }) => version === setup.describes);
  const [from, goal] = [setup.releases[to + BACK]?.version, setup.releases[to]?.version];
  if (from === undefined || goal === undefined) return null;
  const { steps, applying } = planUpgrade(setup, {
    from,
    to: goal,
    deployment: 'kubernetes',
    plugins: [],
    components: [],
  });
  const breaking = applying.filter(({ change }) => change.kind === 'breaking').length;
  return (
    <div className="tool-preview">
      <p className="preview-versions">
        <strong>
          {from} <span aria-hidden="true">→</span>
          <span className="visually-hidden">{t.upgradeTo}</span> {goal}
        </strong>
        <span>{breaking === 1 ? t.upgrade1BreakingChange : fill(t.upgradeBreakingChangesBreaking, { breaking })}</span>
      </p>
      <ol className="preview-steps">
        {steps.slice(0, STEPS).map(({ step }) => (
          <li key={step.id}>{step.title}</li>
        ))}
      </ol>
      <p className="preview-rest">{fillNodes(t.upgradeMoreSteps, { value: steps.length - STEPS })}</p>
    </div>
  );
}
