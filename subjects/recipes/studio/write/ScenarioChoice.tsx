import { useId } from 'react';
import type { RecipeScenario } from '#recipes/facts.ts';
import { CodeText } from '../CodeText.tsx';
import type { FeatureState } from './features.ts';
import { Switch } from './Switch.tsx';

interface ScenarioChoiceProps {
  scenarios: readonly RecipeScenario[];
  chosen: string;
  onChoose: (id: string) => void;
  features: readonly FeatureState[];
  onFeature: (feature: FeatureState, on: boolean) => void;
}

/** The recipe to begin with, and what can be switched on besides. */
export function ScenarioChoice({ scenarios, chosen, onChoose, features, onFeature }: ScenarioChoiceProps) {
  const id = useId();
  const scenario = scenarios.find((each) => each.id === chosen) ?? scenarios[0];
  return (
    <section className="studio-step" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Scenario</h2>
      <fieldset className="studio-scenarios" aria-describedby={`${id}-shows`}>
        <legend className="visually-hidden">Begin with</legend>
        {scenarios.map((each) => (
          <label key={each.id}>
            <input type="radio" name={id} checked={each === scenario} onChange={() => onChoose(each.id)} />
            {each.title}
          </label>
        ))}
      </fieldset>
      <p id={`${id}-shows`} className="studio-note">
        {scenario && <CodeText text={scenario.shows} />}
      </p>
      {features.length > 0 && (
        <details className="studio-group studio-features">
          <summary>
            Features <span>{countOn(features)}</span>
          </summary>
          {features.map((state, index) => (
            <div key={state.feature.name} className="studio-check">
              <Switch
                id={`${id}-${index}`}
                checked={state.on}
                aria-describedby={state.feature.note === undefined ? undefined : `${id}-${index}-note`}
                onSwitch={(on) => onFeature(state, on)}
              />
              <span>
                <label htmlFor={`${id}-${index}`}>{state.feature.name}</label>
                {state.feature.note !== undefined && (
                  <span id={`${id}-${index}-note`} className="studio-note">
                    {' '}
                    <CodeText text={state.feature.note} />
                  </span>
                )}
              </span>
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

function countOn(features: readonly FeatureState[]): string {
  return `${features.filter(({ on }) => on).length} of ${features.length} on`;
}
