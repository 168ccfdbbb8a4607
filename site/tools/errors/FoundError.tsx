import type { ErrorFacts } from '#model/error-facts.ts';
import { ErrorCauses } from '#site/reference/ErrorCauses.tsx';
import { RichInline } from '#site/reference/RichInline.tsx';

interface FoundErrorProps {
  error: ErrorFacts;
  /** What in the text is a message of the entry; undefined when only words are alike. */
  message: string | undefined;
  /** Address of the page that explains it. */
  href: string | undefined;
  open: boolean;
}

/** A known error with its causes in the order of likelihood, the check for each and the fix. */
export function FoundError({ error: { id, title, symptom, causes }, message, href, open }: FoundErrorProps) {
  return (
    <details className="tool-part found-error" open={open}>
      <summary>
        <h2>{title}</h2>
        <span className={message === undefined ? 'found-likeness' : 'found-likeness found-certain'}>
          {message === undefined ? 'similar words' : 'message found'}
        </span>
      </summary>
      {message !== undefined && (
        <p>
          In your text: <code>{message}</code>
        </p>
      )}
      <p>
        <RichInline text={symptom} />
      </p>
      <h3>{causes.length === 1 ? 'Cause' : 'Causes, most likely first'}</h3>
      <ErrorCauses causes={causes} />
      {href !== undefined && (
        <p>
          <a href={`${href}#error-${id}`}>
            This error on the page that explains it<span className="visually-hidden">: {title}</span>
          </a>
        </p>
      )}
    </details>
  );
}
