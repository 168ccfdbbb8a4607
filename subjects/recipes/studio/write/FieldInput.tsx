import { fill } from '#model/fill.ts';
import { useTexts } from '#site/use-texts.ts';
import type { OptionField } from '../option-fields.ts';
import { Switch } from './Switch.tsx';
import { writeTexts } from './texts.ts';

interface FieldInputProps {
  field: OptionField;
  /** As entered; empty for nothing. */
  value: string;
  onChange: (value: string) => void;
  id: string;
  describedBy: string;
  invalid: boolean;
}

/** The input for an option's value. */
export function FieldInput({ field, value, onChange, id, describedBy, invalid }: FieldInputProps) {
  const t = useTexts(writeTexts);
  const { option, control, required } = field;
  const shared = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    autoComplete: 'off',
    spellCheck: false,
  };
  switch (control) {
    case 'switch':
      return (
        <Switch
          {...shared}
          checked={value === '' ? option.default === true : value === 'true'}
          // An entry that equals its default is omitted from the recipe.
          onSwitch={(on) => onChange(on === option.default ? '' : String(on))}
        />
      );
    case 'choice':
      return (
        <select {...shared} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">
            {option.default === undefined
              ? t.recipeSet
              : fill(t.recipeDefaultDefault, { default: String(option.default) })}
          </option>
          {option.allowed?.map((allowed) => (
            <option key={String(allowed.value)} value={String(allowed.value)}>
              {String(allowed.value)}
            </option>
          ))}
        </select>
      );
    case 'lines':
    case 'pairs':
      return (
        <textarea
          {...shared}
          rows={Math.min(8, Math.max(2, value.split('\n').length))}
          aria-required={required}
          placeholder={exampleOf(option.example ?? option.default)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    default:
      return (
        <input
          {...shared}
          type="text"
          inputMode={control === 'number' ? 'decimal' : undefined}
          aria-required={required}
          placeholder={control === 'secret' ? secretExample(option.path) : exampleOf(option.example ?? option.default)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

/** A name for the variable that contains a secret, for example `PASSWORD`. */
function secretExample(path: string): string {
  return (path.split('.').at(-1) ?? path).replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}

function exampleOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object') ? value.join('\n') : JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  const pairs = Object.entries(value);
  return pairs.every(([, item]) => typeof item !== 'object')
    ? pairs.map(([key, item]) => `${key}: ${String(item)}`).join('\n')
    : JSON.stringify(value);
}
