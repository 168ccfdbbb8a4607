import { scalarText } from '#yaml/scalar-text.ts';
import type { RunPlace } from '../types.ts';
import { kafkaAddress, registryAddress } from './addresses.ts';

/** What a sink is written with that no scenario describes: YAML on one line by the path of the option. The address of the metadata service isn't among it. */
export function sinkDefaults(sink: string, source: string, place: RunPlace): Record<string, string> {
  if (sink === 'file') return { filename: scalarText(`./${source}-metadata.json`) };
  if (sink !== 'datahub-kafka') return {};
  return {
    'connection.bootstrap': scalarText(kafkaAddress(place)),
    'connection.schema_registry_url': scalarText(registryAddress(place)),
  };
}
