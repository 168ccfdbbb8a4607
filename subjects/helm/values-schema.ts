import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { plainText } from '#generators/drafting/plain-text.ts';
import type { DescribedValue } from './described-values.ts';
import type { ChartFacts } from './schema/chart-facts.ts';
import type { ValueType } from './schema/helm-page.ts';

/** A node of a JSON Schema (draft 7). */
export interface ValuesSchema {
  [keyword: string]: unknown;
}

/** Maps and lists on the way to values. */
interface Branch {
  value?: DescribedValue;
  entries: Map<string, Branch>;
}

const jsonTypes: Readonly<Record<ValueType, string>> = {
  string: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  list: 'array',
  map: 'object',
};

/**
 * The JSON Schema of a chart's values file. Maps whose values are all known reject other keys, so that an editor marks misspelled ones. In Helm, a
 * null removes a default, so it is allowed everywhere.
 * @param isOpen whether the chart passes its values on to charts of other projects, which have more values
 */
export function valuesSchema(
  { chart, version }: ChartFacts,
  values: readonly DescribedValue[],
  isOpen: boolean,
): ValuesSchema {
  const root: Branch = { entries: new Map() };
  for (const value of values) {
    let at = root;
    for (const key of value.path.replaceAll('[]', '.[]').split('.')) {
      const next = at.entries.get(key) ?? { entries: new Map() };
      at.entries.set(key, next);
      at = next;
    }
    at.value = value;
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Values of the ${chart} Helm chart ${version}`,
    ...mapSchema(root, isOpen, true),
  };
}

function mapSchema({ entries }: Branch, isOpen: boolean, isTop = false): ValuesSchema {
  const any = entries.get('*');
  const properties = Object.fromEntries(
    [...entries].filter(([key]) => key !== '*').map(([key, branch]) => [key, branchSchema(branch, isOpen)]),
  );
  return {
    type: isTop ? 'object' : ['object', 'null'],
    properties,
    additionalProperties: any === undefined ? isOpen : branchSchema(any, isOpen),
  };
}

function branchSchema(branch: Branch, isOpen: boolean): ValuesSchema {
  const { value, entries } = branch;
  const item = entries.get('[]');
  const about = value === undefined ? {} : aboutValue(value);
  if (item !== undefined) return { ...about, type: ['array', 'null'], items: branchSchema(item, isOpen) };
  if (entries.size > 0) return { ...about, ...mapSchema(branch, isOpen) };
  if (value === undefined) return {};
  return { ...about, type: [...new Set(value.types.map((type) => jsonTypes[type]))].concat('null') };
}

function aboutValue({ meaning, chart, allowed }: DescribedValue): ValuesSchema {
  return {
    description: plainText(parseRichText(meaning)),
    ...(chart.default !== undefined && { default: JSON.parse(chart.default) }),
    ...(allowed.length > 0 && { examples: allowed }),
  };
}
