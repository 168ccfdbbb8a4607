import { DataLink } from '#site/reference/DataLink.tsx';
import { Permalink } from '#site/reference/Permalink.tsx';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { errorTexts } from '../texts.ts';
import type { KnownErrorsBlock } from './block-types.ts';
import { ErrorCauses } from './ErrorCauses.tsx';

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
            {error.messages.length > 0 && (
              <pre className="error-messages">
                <code>{error.messages.join('\n')}</code>
              </pre>
            )}
            <p className="error-places">
              {t.errorShows}{' '}
              {error.shows.map((place, index) => (
                // The places of an error never change their order.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <span key={index}>
                  {index > 0 && '; '}
                  <RichInline text={place} />
                </span>
              ))}
              .
            </p>
            <ErrorCauses causes={error.causes} />
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
