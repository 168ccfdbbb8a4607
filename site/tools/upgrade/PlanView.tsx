import { CodeBlock } from '../CodeBlock.tsx';
import { ChangeList } from './ChangeList.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import type { UpgradePlan } from './plan-upgrade.ts';
import { versionName } from './planner.ts';
import { SkippedList } from './SkippedList.tsx';

interface PlanViewProps {
  plan: UpgradePlan;
  to: string;
  copy: string;
}

/** A path: what to expect, the steps in order, and what can be skipped. */
export function PlanView({ plan, to, copy }: PlanViewProps) {
  return (
    <>
      <PlanSummary plan={plan} />
      <section className="tool-part">
        <h2>Steps</h2>
        {to === 'next' && (
          <p>
            {versionName(to)} has no number yet, so commands that name a version are left out. Image tags of it are{' '}
            <code>head</code>, for trials only.
          </p>
        )}
        <ol className="upgrade-steps">
          {plan.steps.map(({ step, commands, changes }) => (
            <li key={step.id}>
              <h3>{step.title}</h3>
              <p>
                {step.text} <a href={step.href}>Details: {step.title.toLowerCase()}</a>
              </p>
              {commands.length > 0 && <CodeBlock label={step.title} code={commands.join('\n')} copy={copy} />}
              <ChangeList changes={changes} />
            </li>
          ))}
        </ol>
        <button type="button" className="button upgrade-print" onClick={() => print()}>
          Print
        </button>
      </section>
      <SkippedList plan={plan} />
    </>
  );
}
