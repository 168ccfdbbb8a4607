import { DataLink } from '#site/reference/DataLink.tsx';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { apiChoiceTexts } from '../texts.ts';
import type { ApiChoiceBlock } from './block-types.ts';

/** Questions as radio buttons, and the answers as a list; only styles hide the answers that don't match, so everything works without JavaScript. */
export function ApiChoice({ block: { questions, answers } }: { block: ApiChoiceBlock }) {
  const t = useTexts(apiChoiceTexts);
  return (
    <div className="api-choice">
      <search className="api-questions" aria-label={t.apiChoiceNarrowListInterfaces}>
        {questions.map(({ key, legend, any, options }) => (
          <fieldset key={key}>
            <legend>{legend}</legend>
            <div>
              <label>
                <input type="radio" name={key} value="" defaultChecked />
                {any}
              </label>
              {options.map(({ value, label }) => (
                <label key={value}>
                  <input type="radio" name={key} value={value} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </search>
      <ol className="api-answers" aria-label={t.apiChoiceInterfacesFit}>
        {answers.map(({ api, why, page, sample, fits, when }) => (
          <li
            key={api}
            data-goal={fits.goal.join(' ')}
            data-from={fits.from.join(' ')}
            data-often={fits.often.join(' ')}
          >
            <p className="api-answer-name">
              <strong>{api}</strong> <span>{when}</span>
            </p>
            <p>
              <RichInline text={why} />
            </p>
            <p className="api-answer-links">
              {t.apiChoicePage} <DataLink href={page.href ?? ''}>{page.name}</DataLink> {t.apiChoiceSample}{' '}
              <DataLink href={sample.href ?? ''}>{sample.name}</DataLink>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
