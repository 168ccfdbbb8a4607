import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { errorTexts } from '../texts.ts';
import type { ExplainedError } from './block-types.ts';

/** The causes of a known error, most likely first, each with its check and its fix. */
export function ErrorCauses({ causes }: Pick<ExplainedError, 'causes'>) {
  const t = useTexts(errorTexts);
  return (
    <ol>
      {causes.map(({ cause, check, fix }, index) => (
        // Causes are in order of likelihood.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <p>
            <strong>
              <RichInline text={cause} />
            </strong>
          </p>
          {check.length > 0 && (
            <p>
              <span className="error-step">{t.errorDiagnosis}:</span> <RichInline text={check} />
            </p>
          )}
          {fix.length > 0 && (
            <p>
              <span className="error-step">{t.errorSolution}:</span> <RichInline text={fix} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
