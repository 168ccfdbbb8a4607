import { useId } from 'react';
import { deployments } from '#model/upgrade-vocabulary.ts';
import { OLDER } from './check-versions.ts';
import { deploymentNames, type PlannerSetup } from './planner.ts';
import type { PlannerState } from './planner-state.ts';
import { UseChoice } from './UseChoice.tsx';
import { VersionSelect } from './VersionSelect.tsx';

interface PlannerFormProps {
  setup: PlannerSetup;
  state: PlannerState;
  onChange: (next: PlannerState) => void;
}

/** What a reader says about an upgrade. */
export function PlannerForm({ setup, state, onChange }: PlannerFormProps) {
  const { releases } = setup;
  const id = useId();
  return (
    <form className="upgrade-form" aria-label="Your upgrade" onSubmit={(event) => event.preventDefault()}>
      <VersionSelect
        label="From version"
        value={state.from}
        onChange={(from) => onChange({ ...state, from })}
        releases={releases.filter(({ version }) => version !== 'next')}
        last={{ value: OLDER, label: `before ${releases.at(-1)?.version ?? ''}` }}
      />
      <VersionSelect
        label="To version"
        value={state.to}
        onChange={(to) => onChange({ ...state, to })}
        releases={releases}
      />
      <fieldset className="tool-choice">
        <legend>Deployment</legend>
        {deployments.map((deployment) => (
          <label key={deployment}>
            <input
              type="radio"
              name={`${id}-deployment`}
              checked={state.deployment === deployment}
              onChange={() => onChange({ ...state, deployment })}
            />
            {deploymentNames[deployment]}
          </label>
        ))}
      </fieldset>
      <UseChoice
        legend="Connectors in use"
        none="None of these"
        options={setup.plugins}
        chosen={state.plugins}
        onChange={(plugins) => onChange({ ...state, plugins })}
      />
      <UseChoice
        legend="Also in use"
        none="Nothing of this"
        options={setup.components}
        chosen={state.components}
        onChange={(components) => onChange({ ...state, components })}
      />
    </form>
  );
}
