import { useId } from 'react';
import { deployments } from '../upgrade-vocabulary.ts';
import { OLDER } from './check-versions.ts';
import { deploymentNames, NONE, type PlannerSetup } from './planner.ts';
import type { PlannerState } from './planner-state.ts';
import { UseChoice } from './UseChoice.tsx';
import { VersionSelect } from './VersionSelect.tsx';

interface PlannerFormProps {
  setup: PlannerSetup;
  state: PlannerState;
  onChange: (next: PlannerState) => void;
}

/** The versions, the deployment, and what is in use. */
export function PlannerForm({ setup, state, onChange }: PlannerFormProps) {
  const { releases } = setup;
  const id = useId();
  return (
    <form className="upgrade-form" aria-label="Your upgrade" onSubmit={(event) => event.preventDefault()}>
      <VersionSelect
        label="From version"
        value={state.from}
        onChange={(from) => onChange({ ...state, from })}
        releases={releases}
        described={setup.describes}
        last={{ value: OLDER, label: `before ${releases.at(-1)?.version ?? ''}` }}
      />
      <VersionSelect
        label="To version"
        value={state.to}
        onChange={(to) => onChange({ ...state, to })}
        releases={releases}
        described={setup.describes}
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
      <div className="upgrade-uses">
        <p>
          <strong>What do you use?</strong> Changes to anything else move to the list of what you can skip.
        </p>
        <button
          type="button"
          className="button"
          onClick={() => onChange({ ...state, plugins: [NONE], components: [NONE] })}
        >
          I use none of these
        </button>
        {state.plugins.length + state.components.length > 0 && (
          <button type="button" className="button" onClick={() => onChange({ ...state, plugins: [], components: [] })}>
            Clear
          </button>
        )}
      </div>
      <UseChoice
        legend="Connectors"
        none="None of these connectors"
        options={setup.plugins}
        chosen={state.plugins}
        onChange={(plugins) => onChange({ ...state, plugins })}
      />
      <UseChoice
        legend="Other parts"
        none="None of these parts"
        options={setup.components}
        chosen={state.components}
        onChange={(components) => onChange({ ...state, components })}
      />
    </form>
  );
}
