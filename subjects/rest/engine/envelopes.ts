import type { JsonObject } from '#subjects/graphql/workbench/engine/types.ts';
import type { Urn } from '#subjects/graphql/workbench/engine/urn.ts';
import { entityModel, type RestContext, unknownEntity } from './context.ts';

/** An aspect with what is stored about it (com.linkedin.entity.EnvelopedAspect). */
export interface Envelope {
  name: string;
  value: JsonObject;
  created: JsonObject;
  systemMetadata?: JsonObject;
}

/** An IllegalArgumentException of the entity service, or another exception, by its class. */
export class EntityServiceError extends Error {
  readonly isIllegalArgument: boolean;

  constructor(message: string, isIllegalArgument: boolean) {
    super(message);
    this.isIllegalArgument = isIllegalArgument;
  }
}

const systemActor = 'urn:li:corpuser:__datahub_system';

/**
 * Current aspects of an entity (EntityService.getLatestEnvelopedAspects): those that are stored, and always the key aspect.
 * @param names aspects; names that aren't stored are left out, including those that no entity has. Undefined means all
 * @throws EntityServiceError for an unknown entity type, or a key with a different number of parts
 */
export function latestEnvelopes(
  urn: Urn & { text: string },
  names: readonly string[] | undefined,
  context: RestContext,
): Envelope[] {
  const { store, now, loader } = context;
  const model = entityModel(context, urn.entity);
  if (model === undefined) {
    // Without names, the list of the type's aspects is null.
    throw names === undefined
      ? new EntityServiceError('java.lang.NullPointerException', false)
      : new EntityServiceError(unknownEntity(urn.entity), true);
  }
  const stored = store.exists(urn.text) ? (store.aspects(urn.text) ?? {}) : {};
  const wanted = names ?? model.aspects.concat(model.keyAspect);
  const found = [...new Set(wanted)].flatMap((name): Envelope[] => {
    const value = stored[name];
    if (value === undefined) return [];
    return [
      {
        name,
        value,
        created: { actor: loader, time: now },
        systemMetadata: {
          lastObserved: now,
          runId: 'no-run-id-provided',
          registryName: 'unknownRegistry',
          registryVersion: '0.0.0.0-dev',
        },
      },
    ];
  });
  if (found.some(({ name }) => name === model.keyAspect)) return found;
  if (urn.parts.length !== model.keyFields.length) {
    throw new EntityServiceError(
      `Failed to convert urn to entity key: urns parts and key fields do not have same length for ${urn.text}`,
      true,
    );
  }
  const key = store.aspects(urn.text)?.[model.keyAspect] ?? {};
  return [...found, { name: model.keyAspect, value: key, created: { actor: systemActor, time: now } }];
}
