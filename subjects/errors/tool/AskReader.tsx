import { useId } from 'react';
import { useTexts } from '#site/use-texts.ts';
import type { Question } from '../diagnosis/question.ts';
import { errorTexts } from '../texts.ts';

interface AskReaderProps {
  question: Question;
  /** Id of the chosen entry, `none` for none of them, or undefined as long as nothing is chosen. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Asks for what the text doesn't show if several errors have the same message. */
export function AskReader({ question: { text, choices }, chosen, onChoose }: AskReaderProps) {
  const t = useTexts(errorTexts);
  const name = useId();
  return (
    <fieldset className="tool-part error-question">
      <legend>
        <h2>{text}</h2>
      </legend>
      <p>{t.errorMessageTextHasSeveral}</p>
      <div className="error-choices">
        {[...choices, { label: t.errorSomethingElseInline, id: 'none' }].map(({ label, id }) => (
          <label key={id}>
            <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
