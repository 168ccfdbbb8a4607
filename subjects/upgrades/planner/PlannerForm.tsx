import { useId } from 'react';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
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
  const t = useTexts(upgradeTexts);
  const { releases } = setup;
  const id = useId();
  return (
    <form className="upgrade-form" aria-label={t.upgradeUpgrade} onSubmit={(event) => event.preventDefault()}>
      <VersionSelect
        label={t.upgradeFromVersion}
        value={state.from}
        onChange={(from) => onChange({ ...state, from })}
        releases={releases}
        described={setup.describes}
        last={{ value: OLDER, label: `before ${releases.at(-1)?.version ?? ''}` }}
      />
      <VersionSelect
        label={t.upgradeToVersion}
        value={state.to}
        onChange={(to) => onChange({ ...state, to })}
        releases={releases}
        described={setup.describes}
      />
      <fieldset className="tool-choice">
        <legend>{t.upgradeDeployment}</legend>
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
        <p>{fillNodes(t.upgradeChangesAnythingElseMove, { strong: <strong>{t.upgradeWhatDoUse}</strong> })}</p>
        <button
          type="button"
          className="button"
          onClick={() => onChange({ ...state, plugins: [NONE], components: [NONE] })}
        >
          {t.upgradeIUseNoneThese}
        </button>
        {state.plugins.length + state.components.length > 0 && (
          <button type="button" className="button" onClick={() => onChange({ ...state, plugins: [], components: [] })}>
            {t.upgradeClear}
          </button>
        )}
      </div>
      <UseChoice
        legend={t.upgradeConnectors}
        none={t.upgradeNoneTheseConnectors}
        options={setup.plugins}
        chosen={state.plugins}
        onChange={(plugins) => onChange({ ...state, plugins })}
      />
      <UseChoice
        legend={t.upgradeOtherParts}
        none={t.upgradeNoneTheseParts}
        options={setup.components}
        chosen={state.components}
        onChange={(components) => onChange({ ...state, components })}
      />
    </form>
  );
}
