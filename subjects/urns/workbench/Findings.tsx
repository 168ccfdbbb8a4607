import type { UrnCheck } from '#model/urn/check-urn.ts';
import type { Finding } from '#model/urn/findings.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';

/** Every error with its location, and the corrected URN if there is a clear one. */
export function Findings({ check, copy, onTake }: { check: UrnCheck; copy: string; onTake: (urn: string) => void }) {
  const t = useTexts(urnTexts);
  const { findings, text } = useMessages()(check);
  return (
    <section className="tool-part">
      <h2>{t.urnErrors}</h2>
      <ol className="urn-findings">
        {findings.map((finding) => (
          <li key={`${finding.start} ${finding.message}`}>
            <p>{finding.message}</p>
            <Place finding={finding} />
          </li>
        ))}
      </ol>
      {text !== undefined && (
        <>
          <h3>{t.urnCorrected}</h3>
          <CodeBlock label={t.urnCorrectedUrn} code={text} copy={copy} />
          <button type="button" className="button" onClick={() => onTake(text)}>
            {t.urnUseCorrectedUrn}
          </button>
        </>
      )}
    </section>
  );
}

/** The text with the error marked; a caret shows where something is missing. */
function Place({ finding: { text, start, end } }: { finding: Pick<Finding, 'text' | 'start' | 'end'> }) {
  const wrong = text.slice(start, end);
  return (
    <code className="urn-place">
      {text.slice(0, start)}
      <mark>{wrong === '' ? '‸' : wrong.replace(/\s/g, '␣')}</mark>
      {text.slice(end)}
    </code>
  );
}
