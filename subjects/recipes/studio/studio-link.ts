import { fieldValue } from './field-values.ts';
import type { OptionField } from './option-fields.ts';
import { formatState, type StudioState } from './studio-state.ts';
import type { Entered } from './write/use-entries.ts';

/** What a link contains in addition to the state: options of the source, and types of transformers. */
export interface LinkedChoices {
  entered: Entered;
  transformers: readonly string[];
}

// Text can be a secret or the name of an internal system. Switches, lists of choices, and numbers can't.
const closed: readonly OptionField['control'][] = ['switch', 'choice', 'number'];

/**
 * The query string of a link to the choices. It contains names of options, and values only of switches, choices, and numbers: nothing that was typed
 * as text.
 */
export function formatLink(
  state: StudioState,
  fields: readonly OptionField[],
  { values, added }: Entered,
  transformers: readonly string[],
): string {
  const given = new URLSearchParams(formatState(state));
  for (const field of fields) {
    const { path } = field.option;
    const value = values[path];
    if (value === undefined && !added.includes(path)) continue;
    const taken = fieldValue(field, value ?? '');
    const isClosed = closed.includes(field.control) && taken !== undefined && 'value' in taken;
    const isChoice = field.control !== 'choice' || field.option.allowed?.some((each) => String(each.value) === value);
    const isNumber = field.control !== 'number' || /^-?[\d.]+$/.test(value ?? '');
    const shown = isClosed && isChoice && isNumber ? `:${value}` : '';
    if (shown !== '' || added.includes(path)) given.append('with', path + shown);
  }
  for (const type of transformers) given.append('transformer', type);
  return `${given}` === '' ? '' : `?${given}`;
}

// More than anyone chooses manually.
const MOST = 100;

/** Reads the choices of a link. Anything that isn't one of its forms is left out. */
export function parseLink(search: string): LinkedChoices {
  const given = new URLSearchParams(search);
  const options = given
    .getAll('with')
    .slice(0, MOST)
    .flatMap((text) => {
      const [, path, value] = /^([A-Za-z_][\w.]{0,120})(?::([\w.-]{1,60}))?$/.exec(text) ?? [];
      return path === undefined ? [] : [{ path, value }];
    });
  return {
    entered: {
      added: options.map(({ path }) => path),
      values: Object.fromEntries(options.flatMap(({ path, value }) => (value === undefined ? [] : [[path, value]]))),
    },
    transformers: given
      .getAll('transformer')
      .slice(0, MOST)
      .filter((type) => /^\w{1,60}$/.test(type)),
  };
}
