import { Permalink } from '#site/reference/Permalink.tsx';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { errorTexts } from '../texts.ts';
import type { ExplainedError } from './block-types.ts';
import { ErrorCauses } from './ErrorCauses.tsx';

/** What a known error says, where it says it, and what to do about it. */
export function ErrorExplanation({ error }: { error: ExplainedError }) {
  const { title, anchor, symptom, messages, shows, causes } = error;
  const t = useTexts(errorTexts);
  return (
    <>
      <p>
        <RichInline text={symptom} /> <Permalink anchor={anchor} title={title} />
      </p>
      {messages.length > 0 && (
        <pre className="error-messages">
          <code>{messages.join('\n')}</code>
        </pre>
      )}
      <p className="error-places">
        {t.errorShows}{' '}
        {shows.map((place, index) => (
          // The places of an error never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={index}>
            {index > 0 && '; '}
            <RichInline text={place} />
          </span>
        ))}
        .
      </p>
      <ErrorCauses causes={causes} />
    </>
  );
}
