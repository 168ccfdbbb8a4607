import { stringify } from 'yaml';
import type { OptionType } from '#model/option-type.ts';
import type { ResolvedOption } from './resolve-options.ts';

/** Puts an option into the maps and lists around it, up to the config. */
export type Nesting = (option: Readonly<Record<string, unknown>>) => unknown;

/** An option directly below config. */
export const atTop: Nesting = (option) => option;

/** Puts options into the value of the one they belong to. */
export function insideOf({ option, type }: ResolvedOption, around: Nesting): Nesting {
  return (inner) => around({ [option.name]: wrap(type, inner) });
}

/**
 * YAML to paste below config: the option with its example or default, inside its parents; `NAME` represents a key to choose. Without an example or a
 * default, the reader has to fill in the value; a secret gets a variable with the option's name.
 */
export function optionSnippet({ option, type }: ResolvedOption, around: Nesting): string {
  const isSecret = type.kind === 'scalar' && type.name === 'secret';
  const filledIn = isSecret ? `\${${option.name.toUpperCase()}}` : null;
  const value = option.example ?? option.default ?? filledIn;
  return stringify(around({ [option.name]: value }), { nullStr: '' }).trimEnd();
}

function wrap(type: OptionType, inner: unknown): unknown {
  if (type.kind === 'list') return [wrap(type.of, inner)];
  if (type.kind === 'map') return { NAME: wrap(type.of, inner) };
  if (type.kind === 'union') return wrap(type.of.find(holdsOptions) ?? { kind: 'any' }, inner);
  return inner;
}

function holdsOptions(type: OptionType): boolean {
  if (type.kind === 'list' || type.kind === 'map') return holdsOptions(type.of);
  return type.kind === 'object' || type.kind === 'shared';
}
