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
      `"${id}" isn't a valid connector ID. Use lowercase letters, digits, and hyphens, for example postgres.`,
    );
  }
  return writeNewFile(root, `content/connectors/${id}.yaml`, connectorStarter(id));
}
