import type { IntegrationTexts } from '#model/integration-texts.ts';
import { modeText } from './words.ts';

/** What the words in the cells of the matrix mean. */
export function ModeLegend({ texts }: { texts: IntegrationTexts }) {
  return (
    <dl className="mode-legend" aria-label={texts.integrationLegend}>
      {modeText(texts).map(({ mode, word, meaning }) => (
        <div key={word}>
          <dt className={`mode-${mode ?? 'none'}`}>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
