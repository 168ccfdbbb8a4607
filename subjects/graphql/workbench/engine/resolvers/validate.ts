import type { Context } from '../context.ts';
import { badRequest } from '../errors.ts';
import { records, text } from '../json.ts';
import type { Json } from '../types.ts';
import { entityOf } from '../urn.ts';

/** A resource of a batch mutation: an entity, or a column of a dataset. */
export interface ResourceRef {
  urn: string;
  subResource: string | null;
  subResourceType: string | null;
}

/** The resource that an input object names. */
export function resourceOf(input: { readonly [name: string]: Json }): ResourceRef {
  return {
    urn: text(input.resourceUrn) ?? '',
    subResource: text(input.subResource),
    subResourceType: text(input.subResourceType),
  };
}

/** LabelUtils.validateResource. */
export function validateResource({ store }: Context, { urn, subResource, subResourceType }: ResourceRef): void {
  if (!store.exists(urn)) throw badRequest(`Failed to update resource with urn ${urn}. Entity does not exist.`);
  const named = subResource !== null && subResource !== '';
  if (!named && subResourceType === null) return;
  if (!named) {
    throw badRequest(
      `Failed to update resource with urn ${urn}. SubResourceType (${subResourceType}) provided without a subResource.`,
    );
  }
  if (subResourceType === null) {
    throw badRequest(
      `Failed to updates resource with urn ${urn}. SubResource (${subResource}) provided without a subResourceType.`,
    );
  }
  validateColumn(store, urn, subResource);
}

/** MutationUtils.validateSubresourceExists. Columns are the only kind of subresource. */
export function validateColumn(store: Context['store'], urn: string, column: string): void {
  const schema = store.aspect(urn, 'schemaMetadata');
  if (schema === undefined) throw badRequest(`Failed to update ${urn} & field ${column}. ${urn} has no schema.`);
  if (!records(schema.fields).some((field) => field.fieldPath === column)) {
    throw badRequest(
      `Failed to update ${urn} & field ${column}. Field ${column} does not exist in the datasets schema.`,
    );
  }
}

/** LabelUtils.validateLabel. */
export function validateLabel({ store }: Context, urn: string, type: string): void {
  if (entityOf(urn) !== type) {
    throw badRequest(`Failed to validate label with urn ${urn}. Urn type does not match entity type ${type}..`);
  }
  if (!store.exists(urn)) throw badRequest(`Failed to validate label with urn ${urn}. Urn does not exist.`);
}
