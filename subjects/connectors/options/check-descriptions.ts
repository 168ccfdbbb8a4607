import { restatedProblem } from '#generators/drafting/restated.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { ConnectorOption, SharedType } from '../schema/connector-option.ts';

type OriginAt = (path: readonly (string | number)[]) => Origin;

/** Descriptions of a shared type that only repeat its names. They are checked once, no matter how many modules use the type. */
export function checkTypeDescriptions({ value: type, origin }: Loaded<SharedType>): Problem[] {
  return [
    ...restatedProblem(origin(['description']), `type "${type.name}"`, type.description, [type.name]),
    ...checkMeanings(type.values, (path) => origin(['values', ...path]), type.name),
    ...checkOptionDescriptions(type.options ?? [], (path) => origin(['options', ...path]), type.name),
  ];
}

/**
 * The same for options and everything below them.
 * @param origin position of a value of the list, by its path within the list
 * @param owner name of what the options belong to
 */
export function checkOptionDescriptions(
  options: readonly ConnectorOption[],
  origin: OriginAt,
  owner: string,
): Problem[] {
  return options.flatMap(({ name, type, description, allowed, options: inside }, index) => {
    const at: OriginAt = (path) => origin([index, ...path]);
    return [
      ...restatedProblem(at(['description']), `option "${name}"`, description, [name, type, owner]),
      ...checkMeanings(allowed, (path) => at(['allowed', ...path]), name),
      ...checkOptionDescriptions(inside ?? [], (path) => at(['options', ...path]), name),
    ];
  });
}

function checkMeanings(allowed: ConnectorOption['allowed'], origin: OriginAt, owner: string): Problem[] {
  return (allowed ?? []).flatMap(({ value, meaning }, index) =>
    restatedProblem(origin([index, 'meaning']), `value "${value}"`, meaning, [String(value), owner]),
  );
}
