import { DataLink } from '#site/reference/DataLink.tsx';
import { Permalink } from '#site/reference/Permalink.tsx';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { errorTexts } from '../texts.ts';
import type { KnownErrorsBlock } from './block-types.ts';
import { ErrorExplanation } from './ErrorExplanation.tsx';

/** Known errors, each as one collapsed entry, so that the list of symptoms is readable at a glance. */
export function KnownErrors({ block: { errors } }: { block: KnownErrorsBlock }) {
  const t = useTexts(errorTexts);
  return (
    <div className="known-errors">
      {errors.map((error) => (
        <details key={error.anchor} className="details" id={error.anchor}>
          <summary>{error.title}</summary>
          <div className="details-content">
            <p>
              <RichInline text={error.symptom} /> <Permalink anchor={error.anchor} title={error.title} />
            </p>
            {'causes' in error ? (
              <ErrorExplanation error={error} />
            ) : (
              <p>
                <DataLink href={error.href}>
                  {t.errorExplainedElsewhere}
                  <span className="visually-hidden">: {error.title}</span>
                </DataLink>
              </p>
            )}
          </div>
        </details>
      ))}
      <p className="error-tool">
        {t.errorSomethingElse} <DataLink href="/tools/errors">{t.errorPasteError}</DataLink>{' '}
        {t.errorLookThroughAllKnown}
      </p>
    </div>
  );
}
