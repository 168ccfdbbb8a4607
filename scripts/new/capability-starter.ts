import { capabilityNames } from '#model/integration-vocabulary.ts';

/**
 * A full set of capabilities to start from, as YAML of a connector file. All but the schema are "not supported", so that nothing is claimed by
 * accident.
 * @param file upstream file of the source
 */
export function capabilityStarter(file: string): string {
  return capabilityNames
    .map((name) => {
      const supported = name === 'Schema Metadata';
      const basis = supported ? `{code: ${file}, has: SchemaMetadata}` : `{code: ${file}, lacks: TheClassThatWritesIt}`;
      return `      ${name}:\n        value: ${supported ? 'supported' : 'not-supported'}\n        basis: ${basis}`;
    })
    .join('\n');
}
