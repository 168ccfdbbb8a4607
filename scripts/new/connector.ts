import { UsageError } from '#scripts/options.ts';
import { connectorStarter } from './connector-starter.ts';
import { writeNewFile } from './write-new-file.ts';

/**
 * Writes a starting file for a connector.
 * @param id for example `postgres`
 * @returns path of the file
 */
export function writeConnector(root: string, id: string): string {
  if (!/^[a-z][a-z\d-]*$/.test(id)) {
    throw new UsageError(
      `"${id}" is not the id of a connector. Use lower-case letters, digits and hyphens, e.g. postgres.`,
    );
  }
  return writeNewFile(root, `content/connectors/${id}.yaml`, connectorStarter(id));
}
