import type { CapabilityName } from '#model/integration-vocabulary.ts';

/** Id of the text that explains a capability below the matrix. */
export function capabilityAnchor(name: CapabilityName): string {
  return `capability-${name.toLowerCase().replaceAll(' ', '-')}`;
}
