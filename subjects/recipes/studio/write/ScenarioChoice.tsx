import { useId } from 'react';
import { fill } from '#model/fill.ts';
import type { Texts } from '#model/strings.ts';
import type { RecipeScenario } from '#recipes/facts.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import type { FeatureState } from './features.ts';
import { Switch } from './Switch.tsx';
import { writeTexts } from './texts.ts';

interface ScenarioChoiceProps {
  scenarios: readonly RecipeScenario[];
  chosen: string;
  onChoose: (id: string) => void;
  features: readonly FeatureState[];
  onFeature: (feature: FeatureState, on: boolean) => void;
}

/** The recipe to start with, and features that can be turned on. */
export function ScenarioChoice({ scenarios, chosen, onChoose, features, onFeature }: ScenarioChoiceProps) {
  const t = useTexts(writeTexts);
  const id = useId();
  const scenario = scenarios.find((each) => each.id === chosen) ?? scenarios[0];
  return (
    <section className="studio-step" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.recipeScenario}</h2>
      <fieldset className="studio-scenarios" aria-describedby={`${id}-shows`}>
        <legend className="visually-hidden">{t.recipeBegin}</legend>
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
          <summary>{fillNodes(t.recipeFeatures, { span: <span>{countOn(features, t)}</span> })}</summary>
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

function countOn(features: readonly FeatureState[], t: Texts<typeof writeTexts>): string {
  return fill(t.recipeOfOn, { count: features.filter(({ on }) => on).length, count2: features.length });
}
