import { fill } from '#model/fill.ts';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import { checkVersions } from './check-versions.ts';
import { PlannerForm } from './PlannerForm.tsx';
import { PlanView } from './PlanView.tsx';
import { planUpgrade } from './plan-upgrade.ts';
import type { PlannerSetup } from './planner.ts';
import { usePlannerState } from './use-planner-state.ts';
import { VersionAdvice } from './VersionAdvice.tsx';

/** Plans the path between two versions once both and the deployment are chosen. */
export function UpgradePlanner(setup: PlannerSetup) {
  const t = useTexts(upgradeTexts);
  const [state, change] = usePlannerState(setup);
  const { from, to, deployment } = state;
  const problem = checkVersions(from, to, setup);
  const plan =
    problem === undefined && deployment !== undefined ? planUpgrade(setup, { ...state, deployment }) : undefined;
  const status = () => {
    if (plan === undefined) return problem === undefined ? t.upgradeChooseHowRunDatahub : '';
    const { steps, applying, skipped } = plan;
    const path = fill(t.upgradeStepsFromTo, { from, to, count: steps.length });
    const changes = applying.length === 1 ? '1 change' : fill(t.upgradeChangesCount, { count: applying.length });
    const isOpen = state.plugins.length === 0 || state.components.length === 0;
    return isOpen && applying.length > 0
      ? fill(t.upgradeUpChooseWhatUse, { path, changes })
      : fill(t.upgradeLookAtSkip, { path, changes, count: skipped.length });
  };
  return (
    <div className="tool" data-needs-js="">
      <PlannerForm setup={setup} state={state} onChange={change} />
      <div role="status" className="tool-status">
        {status()}
        {problem && <VersionAdvice problem={problem} addresses={setup.addresses} />}
      </div>
      {plan && deployment && <PlanView plan={plan} request={{ ...state, deployment }} setup={setup} />}
    </div>
  );
}
