import type { OptionType, ScalarName } from '#model/option-type.ts';

const scalarWords: Readonly<Record<ScalarName, readonly [one: string, many: string]>> = {
  string: ['string', 'strings'],
  secret: ['secret string', 'secret strings'],
  path: ['path', 'paths'],
  url: ['URL', 'URLs'],
  datetime: ['date and time', 'dates and times'],
  duration: ['duration', 'durations'],
  integer: ['integer', 'integers'],
  number: ['number', 'numbers'],
  boolean: ['boolean', 'booleans'],
};

/** A type in words, as a list of plain text and shared type names: `list of ` + `GitInfo`. */
export function typeWords(type: OptionType, many = false): (string | { shared: string })[] {
  if (type.kind === 'scalar') return [scalarWords[type.name][many ? 1 : 0]];
  if (type.kind === 'shared') return [{ shared: type.name }];
  if (type.kind === 'object') return [many ? 'objects' : 'object'];
  if (type.kind === 'any') return [many ? 'values of any type' : 'any value'];
  if (type.kind === 'union') {
    return type.of.flatMap((member, index) => [...(index === 0 ? [] : [' or ']), ...typeWords(member, many)]);
  }
  const word =
    type.kind === 'list' ? (many ? 'lists of ' : 'list of ') : many ? 'maps of names to ' : 'map of names to ';
  return [word, ...typeWords(type.of, true)];
}
