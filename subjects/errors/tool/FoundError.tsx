import { fillNodes } from '#site/fill-nodes.ts';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { ErrorCauses } from '../blocks/ErrorCauses.tsx';
import type { FoundEntry } from '../diagnosis/diagnosis.ts';
import { errorTexts } from '../texts.ts';

interface FoundErrorProps {
  found: Omit<FoundEntry, 'confidence'> & { confidence: FoundEntry['confidence'] | 'chosen' };
  /** Address of the page that explains it. */
  href: string | undefined;
  open: boolean;
}

/** A known error with its causes in order of likelihood, and the check and the fix for each. */
export function FoundError({ found: { error, confidence, message }, href, open }: FoundErrorProps) {
  const t = useTexts(errorTexts);
  const { anchor, title, symptom, causes } = error;
  const label = evidence(confidence, message);
  return (
    <details className="tool-part found-error" open={open}>
      <summary>
        <h2>{title}</h2>{' '}
        <span className={message === undefined ? 'found-likeness' : 'found-likeness found-certain'}>{label}</span>
      </summary>
      {message && <p>{fillNodes(t.errorText, { code: <code>{message}</code> })}</p>}
      {symptom.length > 0 && (
        <p>
          <RichInline text={symptom} />
        </p>
      )}
      <h3>{causes.length === 1 ? t.errorCause : t.errorCausesMostLikelyFirst}</h3>
      <ErrorCauses causes={causes} />
      {href !== undefined && (
        <p>
          <a href={anchor === '' ? href : `${href}#${anchor}`}>
            {fillNodes(t.errorReadMoreAboutError, { span: <span className="visually-hidden">: {title}</span> })}
          </a>
        </p>
      )}
    </details>
  );
}

function evidence(confidence: FoundErrorProps['found']['confidence'], message: string | undefined): string {
  if (confidence === 'chosen') return 'your choice';
  if (message !== undefined) return 'message found';
  return confidence === 'similar' ? 'similar wording' : 'likely';
}
