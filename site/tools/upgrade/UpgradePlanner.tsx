import { checkVersions } from './check-versions.ts';
import { PlannerForm } from './PlannerForm.tsx';
import { PlanView } from './PlanView.tsx';
import { planUpgrade } from './plan-upgrade.ts';
import { type PlannerSetup, versionName } from './planner.ts';
import { usePlannerState } from './use-planner-state.ts';
import { VersionAdvice } from './VersionAdvice.tsx';

/** Works out the path between two versions as soon as enough is said. */
export function UpgradePlanner(setup: PlannerSetup) {
  const [state, change] = usePlannerState(setup);
  const { from, to, deployment } = state;
  const problem = checkVersions(from, to, setup);
  const plan =
    problem === undefined && deployment !== undefined ? planUpgrade(setup, { ...state, deployment }) : undefined;
  const status = () => {
    if (plan === undefined) return problem === undefined ? 'Say how you run DataHub.' : '';
    const { steps, applying, skipped } = plan;
    const changes = applying.length === 1 ? '1 change applies' : `${applying.length} changes apply`;
    return `${versionName(from)} to ${versionName(to)}: ${steps.length} steps, ${changes}, ${skipped.length} can be skipped.`;
  };
  return (
    <div className="tool" data-needs-js="">
      <PlannerForm setup={setup} state={state} onChange={change} />
      <div role="status" className="tool-status">
        {status()}
        {problem && <VersionAdvice problem={problem} addresses={setup.addresses} />}
      </div>
      {plan && deployment && <PlanView plan={plan} to={to} copy={setup.copy} />}
    </div>
  );
}
