import type { VariableFacts } from '#subjects/environment/schema/variable-facts.ts';
import { readVariables, stringConstants, type VariableRead } from './read-variables.ts';
import { groupOf, sourceGroups } from './source-files.ts';

/**
 * Which variables the platform reads, by the services that run the code.
 * @param files texts of the files of all groups, by path
 */
export function variableGroups(files: ReadonlyMap<string, string>): VariableFacts['groups'] {
  const constants = new Map(
    [...files].filter(([path]) => /\.(?:java|py)$/.test(path)).flatMap(([, text]) => stringConstants(text)),
  );
  return sourceGroups
    .map((group) => {
      const places = new Map<string, { file: string; read: VariableRead }[]>();
      for (const [file, text] of files) {
        if (groupOf(file) !== group) continue;
        for (const read of readVariables(file, text, constants)) {
          const known = places.get(read.name) ?? [];
          if (!known.some((each) => each.file === file)) places.set(read.name, [...known, { file, read }]);
        }
      }
      return {
        services: [...group.services],
        variables: [...places]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, found]) => ({
            name,
            places: found.map(({ file, read: { line, default: fallback } }) => ({
              file,
              line,
              ...(fallback !== undefined && { default: fallback }),
            })),
          })),
      };
    })
    .filter(({ variables }) => variables.length > 0);
}
