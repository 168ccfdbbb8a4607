import { fill } from '#model/fill.ts';
import type { Texts } from '#model/strings.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { fieldValue } from '../field-values.ts';
import type { FieldControl } from '../option-fields.ts';
import { FieldInput } from './FieldInput.tsx';
import type { ShownField } from './option-form.ts';
import { writeTexts } from './texts.ts';

interface OptionEntryProps {
  /** Id of the input. */
  id: string;
  shown: ShownField;
  onChange: (value: string) => void;
  onRemove: () => void;
}

const hints = (t: Texts<typeof writeTexts>): Readonly<Partial<Record<FieldControl, string>>> => ({
  secret: t.recipeName,
  lines: t.recipeValue,
  pairs: t.recipePair,
  yaml: t.recipeYaml,
});

/** One option: its name, its purpose, its value, and the value's error. */
export function OptionEntry({ id, shown, onChange, onRemove }: OptionEntryProps) {
  const t = useTexts(writeTexts);
  const { field, value, required, conflicts, removable } = shown;
  const { option, control, requiredIn } = field;
  const inWords = useMessages();
  const taken = inWords(fieldValue(field, value));
  const reason = inWords(shown.reason);
  const problem = taken && 'problem' in taken ? taken.problem : conflicts ? reason : undefined;
  const usual =
    option.defaultNote ??
    (option.default === undefined || option.default === null ? '' : `\`${JSON.stringify(option.default)}\``);
  const chosen = option.allowed?.find((allowed) => String(allowed.value) === (value || String(option.default)));
  const variables = taken !== undefined && 'value' in taken ? variableNote(field.control, value.trim(), t) : undefined;
  return (
    <div className={`studio-field studio-option studio-option-${control}`}>
      <p className="studio-option-head">
        <label htmlFor={id}>{option.path}</label>{' '}
        <span className="studio-type">
          {required ? fill(t.recipeRequiredType, { type: option.type }) : option.type}
          {requiredIn !== undefined && fill(t.recipeRequired, { requiredIn })}
        </span>
        {(removable || value !== '') && (
          <button type="button" className="studio-clear" onClick={removable ? onRemove : () => onChange('')}>
            {removable ? t.recipeRemove : t.recipeClear}
            <span className="visually-hidden"> {option.path}</span>
          </button>
        )}
      </p>
      <FieldInput
        field={{ ...field, required }}
        value={value}
        onChange={onChange}
        id={id}
        describedBy={`${id}-problem ${id}-about`}
        invalid={problem !== undefined}
      />
      <p id={`${id}-problem`} className="studio-problem" hidden={problem === undefined}>
        {problem !== undefined && <CodeText text={problem} />}
      </p>
      <p id={`${id}-about`} className="studio-note">
        {reason !== undefined && !conflicts && (
          <>
            <CodeText text={reason} />{' '}
          </>
        )}
        <CodeText
          text={chosen ? `${option.description} ${String(chosen.value)}: ${chosen.meaning}` : option.description}
        />
        {usual !== '' && control !== 'choice' && (
          <>
            {' '}
            {t.recipeDefaultInline} <CodeText text={usual} />
            {usual.endsWith('.') ? '' : '.'}
          </>
        )}{' '}
        {hints(t)[control]} {variables}
      </p>
    </div>
  );
}

/** DataHub expands variables in a text that begins with `$` or contains `${…}`, and leaves every other `$` alone. */
function variableNote(control: FieldControl, value: string, t: Texts<typeof writeTexts>): string | undefined {
  if (control === 'secret' || !value.split('\n').some((line) => /^\$|\$\{.+\}/.test(line.trim()))) return undefined;
  return t.recipeDatahub;
}
