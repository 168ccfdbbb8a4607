import { checkVersions } from './check-versions.ts';
import { PlannerForm } from './PlannerForm.tsx';
import { PlanView } from './PlanView.tsx';
import { planUpgrade } from './plan-upgrade.ts';
import type { PlannerSetup } from './planner.ts';
import { usePlannerState } from './use-planner-state.ts';
import { VersionAdvice } from './VersionAdvice.tsx';

/** Plans the path between two versions once both and the deployment are chosen. */
export function UpgradePlanner(setup: PlannerSetup) {
  const [state, change] = usePlannerState(setup);
  const { from, to, deployment } = state;
  const problem = checkVersions(from, to, setup);
  const plan =
    problem === undefined && deployment !== undefined ? planUpgrade(setup, { ...state, deployment }) : undefined;
  const status = () => {
    if (plan === undefined) return problem === undefined ? 'Choose how you run DataHub.' : '';
    const { steps, applying, skipped } = plan;
    const path = `${from} to ${to}: ${steps.length} steps`;
    const changes = applying.length === 1 ? '1 change' : `${applying.length} changes`;
    const isOpen = state.plugins.length === 0 || state.components.length === 0;
    return isOpen && applying.length > 0
      ? `${path}, up to ${changes}. Choose what you use to narrow them down.`
      : `${path}, ${changes} to look at, ${skipped.length} to skip.`;
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
