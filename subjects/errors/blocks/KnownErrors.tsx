import { DataLink } from '#site/reference/DataLink.tsx';
import { useTexts } from '#site/use-texts.ts';
import { errorTexts } from '../texts.ts';
import type { KnownErrorsBlock } from './block-types.ts';
import { ErrorExplanation } from './ErrorExplanation.tsx';

/**
 * Known errors, each as one row, so that the list of symptoms is readable at a glance. A row expands if the page explains its error, and otherwise
 * leads to the page that does.
 */
export function KnownErrors({ block: { errors } }: { block: KnownErrorsBlock }) {
  const t = useTexts(errorTexts);
  return (
    <div className="known-errors">
      {errors.map((error) =>
        'causes' in error ? (
          <details key={error.anchor} className="details" id={error.anchor}>
            <summary>{error.title}</summary>
            <div className="details-content">
              <ErrorExplanation error={error} />
            </div>
          </details>
        ) : (
          <p key={error.anchor} className="error-elsewhere" id={error.anchor}>
            <DataLink href={error.href}>{error.title}</DataLink>
          </p>
        ),
      )}
      <p className="error-tool">
        {t.errorSomethingElse} <DataLink href="/tools/errors">{t.errorPasteError}</DataLink>{' '}
        {t.errorLookThroughAllKnown}
      </p>
    </div>
  );
}
