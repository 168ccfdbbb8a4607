import { useEffect, useState } from 'react';
import { fill } from '#model/fill.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import { BreakingChecklist } from './BreakingChecklist.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ExportPlan } from './ExportPlan.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { installedVersions, type PlanRequest, type UpgradePlan } from './plan-upgrade.ts';
import type { PlannerSetup } from './planner.ts';
import { SkippedList } from './SkippedList.tsx';

interface PlanViewProps {
  plan: UpgradePlan;
  request: PlanRequest;
  setup: PlannerSetup;
}

/** A path: the checklist first, then what to expect, the steps, and what can be skipped. */
export function PlanView({ plan, request, setup }: PlanViewProps) {
  const t = useTexts(upgradeTexts);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [expanded, setExpanded] = useState(false);
  // On paper, nothing can be expanded.
  useEffect(() => {
    const expand = () => setExpanded(true);
    addEventListener('beforeprint', expand);
    return () => removeEventListener('beforeprint', expand);
  }, []);
  return (
    <>
      <BreakingChecklist changes={plan.applying} done={done} onChange={setDone} />
      <PlanSummary plan={plan} to={request.to} versions={installedVersions(request.to, setup)} />
      <section className="tool-part">
        <div className="upgrade-head">
          <h2>{t.upgradeSteps}</h2>
          <button type="button" className="button" aria-pressed={expanded} onClick={() => setExpanded(!expanded)}>
            {t.upgradeShowAllDetails}
          </button>
        </div>
        <ol className="upgrade-steps">
          {plan.steps.map(({ step, commands, changes }) => (
            <li key={step.id}>
              <details open={expanded}>
                <summary>
                  <h3>{step.title}</h3>
                  {changes.length > 0 && (
                    <span className="upgrade-count">
                      {changes.length === 1 ? '1 change' : fill(t.upgradeChangesCount, { count: changes.length })}
                    </span>
                  )}
                </summary>
                <p>
                  {step.text} <a href={step.href}>{fillNodes(t.upgradeDetails, { title: step.title.toLowerCase() })}</a>
                </p>
                {commands.length > 0 && <CodeBlock label={step.title} code={commands.join('\n')} copy={setup.copy} />}
                <ChangeList changes={changes} />
              </details>
            </li>
          ))}
        </ol>
      </section>
      <SkippedList plan={plan} open={expanded} />
      <ExportPlan plan={plan} request={request} setup={setup} done={done} />
    </>
  );
}
