import { useId } from 'react';
import { type AddressStyle, toHref } from '#model/address.ts';
import { fill } from '#model/fill.ts';
import type { InLanguage } from '#model/message.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { deployTexts } from '../../texts.ts';
import type { AnyField } from '../../write/fields.ts';
import type { ResolvedField } from '../../write/resolve-choices.ts';

interface FieldChoiceProps {
  field: InLanguage<AnyField>;
  resolved: InLanguage<ResolvedField>;
  addresses: AddressStyle;
  onAnswer: (answer: string) => void;
}

/** A question with the answers that remain after earlier answers. A question with a single answer says why. */
export function FieldChoice({ field, resolved, addresses, onAnswer }: FieldChoiceProps) {
  const t = useTexts(deployTexts);
  const id = useId();
  const labelOf = (answer: string) => field.options.find((option) => option.id === answer)?.label ?? answer;
  const chosen = field.options.find((option) => option.id === resolved.chosen);
  const excluded = resolved.options.filter(({ because }) => because !== undefined);
  const remaining = resolved.options.length - excluded.length;
  if (remaining === 1) {
    return (
      <div className="studio-field">
        <p className="studio-label">{field.label}</p>
        <p className="studio-note">
          {fill(t.deployImplied, { answer: labelOf(resolved.chosen), because: excluded[0]?.because ?? '' })}
        </p>
      </div>
    );
  }
  const isShort = resolved.options.length <= 2;
  return (
    <div className="studio-field">
      {isShort ? (
        <fieldset className="studio-scenarios deploy-options" aria-describedby={`${id}-note`}>
          <legend className="studio-label">{field.label}</legend>
          {resolved.options.map((option) => (
            <label key={option.id}>
              <input
                type="radio"
                name={id}
                checked={option.id === resolved.chosen}
                onChange={() => onAnswer(option.id)}
              />
              {labelOf(option.id)}
            </label>
          ))}
        </fieldset>
      ) : (
        <>
          <label htmlFor={id}>{field.label}</label>
          <select
            id={id}
            value={resolved.chosen}
            aria-describedby={`${id}-note`}
            onChange={(event) => onAnswer(event.target.value)}
          >
            {resolved.options.map((option) => (
              <option key={option.id} value={option.id} disabled={option.because !== undefined}>
                {labelOf(option.id)}
              </option>
            ))}
          </select>
        </>
      )}
      <p id={`${id}-note`} className="studio-note">
        {resolved.replaced !== undefined && <CodeText text={`${resolved.replaced} `} />}
        <CodeText text={chosen?.note ?? ''} />{' '}
        {chosen?.page !== undefined && (
          <a href={toHref(chosen.page, addresses)}>
            {t.deployMore}
            <span className="visually-hidden">{fill(t.deployMoreAbout, { answer: chosen.label })}</span>
          </a>
        )}
        {resolved.replaced === undefined && excluded[0]?.because !== undefined && (
          <>
            {' '}
            <CodeText
              text={fill(t.deployExcluded, {
                answers: excluded.map((option) => labelOf(option.id)).join(', '),
                because: excluded[0].because,
              })}
            />
          </>
        )}
      </p>
    </div>
  );
}
