import type { IntegrationTexts } from '#model/integration-texts.ts';
import { valueText } from './words.ts';

/** What the words in the cells of the matrix and the shapes on the cards mean. */
export function ValueLegend({ texts }: { texts: IntegrationTexts }) {
  return (
    <dl className="value-legend" aria-label={texts.integrationLegend}>
      {valueText(texts).map(({ value, word, short, meaning }) => (
        <div key={value}>
          <dt className={`capability-${value}`}>{short}</dt>
          <dd>{short === word ? meaning : `${word.toLowerCase()}: ${meaning}`}</dd>
        </div>
      ))}
    </dl>
  );
}
