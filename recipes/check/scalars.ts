import type { ScalarName } from '#model/option-type.ts';
import type { ScalarValue } from '#yaml/tree.ts';

/** Words that pydantic converts to true or false if they are strings. */
const booleanWords = /^(0|1|on|off|t|f|true|false|y|n|yes|no)$/i;

const isNumberText = (value: ScalarValue) =>
  typeof value === 'string' && /^\s*[-+]?[\d_]*\.?\d+([eE][-+]?\d+)?\s*$/.test(value);

/** A date is rejected where text is expected. Numbers and booleans are converted to text. */
const isText = (value: ScalarValue) => !(value instanceof Date);

const tests: Readonly<Record<ScalarName, (value: ScalarValue) => boolean>> = {
  string: isText,
  secret: isText,
  path: isText,
  url: isText,
  duration: isText,
  datetime: (value) => typeof value !== 'boolean',
  integer: (value) => typeof value === 'number' || (typeof value === 'string' && /^\s*[-+]?\d[\d_]*\s*$/.test(value)),
  number: (value) => typeof value === 'number' || isNumberText(value),
  boolean: (value) =>
    typeof value === 'boolean' || value === 0 || value === 1 || (typeof value === 'string' && booleanWords.test(value)),
};

/** Whether pydantic, which reads the configuration, accepts a value for a scalar of this type, by converting it if necessary. */
export function acceptsScalar(value: ScalarValue, name: ScalarName): boolean {
  return tests[name](value);
}

/** Whether the value has the type without a conversion. */
export function isExactScalar(value: ScalarValue, name: ScalarName): boolean {
  if (name === 'integer') return Number.isInteger(value);
  if (name === 'number') return typeof value === 'number';
  if (name === 'boolean') return typeof value === 'boolean';
  return tests[name](value);
}
