import { fillNodes } from '#site/fill-nodes.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import type { Conformance } from '../conformance.ts';
import { qualityTexts } from '../texts.ts';
import { CriteriaTable } from './CriteriaTable.tsx';
import { principles } from './principles.ts';
import { SlashKey } from './SlashKey.tsx';
import { slashKeyTexts } from './slash-key-texts.ts';

/** `/accessibility`: the criteria that the site meets, the evidence, and what hasn't been tested. Its text is content/pages/accessibility.md. */
export default function AccessibilityPage({
  screen,
  facts: {
    quality: { conformance },
  },
  screenTexts,
}: ScreenProps<{ quality: { conformance: Conformance | undefined } }>) {
  const t = useTexts(qualityTexts);
  if (!conformance) throw new Error('The page about accessibility needs content/conformance.yaml.');
  const { criteria, judged } = conformance;
  const count = (result: string) => criteria.filter((each) => each.result === result).length;
  return (
    <div className="screen-narrow accessibility">
      <h1>{screen.title}</h1>
      <p className="lead">{screen.description}</p>
      <div className="prose" dangerouslySetInnerHTML={{ __html: screenTexts.accessibility ?? '' }} />
      <div className="prose">
        <h2 id="keys">{t.qualityKeyCanSwitchOff}</h2>
        <p>{fillNodes(t.qualityIfUseSpeechInput, { key: <kbd>/</kbd>, key2: <kbd>Ctrl K</kbd> })}</p>
        <Island name="slash-key" component={SlashKey} texts={slashKeyTexts} when="load" props={{}} />
        <h2 id="criteria">{t.qualitySuccessCriteria}</h2>
        <p>
          {fillNodes(t.qualityCriteriaLevelsAaMet, {
            count: criteria.length,
            met: count('met'),
            partly: count('partly'),
            count2: count(t.qualityNotApplicable),
            time: <time dateTime={judged}>{judged}</time>,
          })}
        </p>
        {principles.map(({ number, name }) => (
          <CriteriaTable
            key={number}
            id={name.toLowerCase()}
            name={`${number}. ${name}`}
            criteria={criteria.filter(({ id }) => id.startsWith(`${number}.`))}
          />
        ))}
      </div>
    </div>
  );
}
