import {
  auditStamp,
  type Context,
  hasPlatform,
  load,
  mayEdit,
  operation,
  type Resolver,
  type Resolvers,
  requireEdit,
  requireUrn,
} from '../context.ts';
import { badRequest, PlatformError, serverError, unauthorized } from '../errors.ts';
import { records, text, texts } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';
import { entityOf } from '../urn.ts';
import { mayManageChildren, parentOf } from './glossary-privileges.ts';
import { inputOf, present, textOr } from './input.ts';
import { editColumn } from './labels.ts';
import { type ResourceRef, resourceOf, validateColumn, validateResource } from './validate.ts';

/** Aspects with the description that people edit, by entity type (DescriptionUtils). */
const editableAspects: Readonly<Record<string, string>> = {
  container: 'editableContainerProperties',
  corpGroup: 'corpGroupEditableInfo',
  mlFeature: 'editableMlFeatureProperties',
  mlFeatureTable: 'editableMlFeatureTableProperties',
  mlModel: 'editableMlModelProperties',
  mlModelGroup: 'editableMlModelGroupProperties',
  mlPrimaryKey: 'editableMlPrimaryKeyProperties',
};

/** Aspects that must exist before their description can be set, with the description's field. */
const requiredAspects: Readonly<Record<string, readonly [aspect: string, field: string]>> = {
  domain: ['domainProperties', 'description'],
  glossaryNode: ['glossaryNodeInfo', 'definition'],
  glossaryTerm: ['glossaryTermInfo', 'definition'],
  tag: ['tagProperties', 'description'],
};

/** Aspects with the display name, by entity type (UpdateNameResolver). */
const nameAspects: Readonly<Record<string, readonly [aspect: string, field: string]>> = {
  corpGroup: ['corpGroupInfo', 'displayName'],
  domain: ['domainProperties', 'name'],
  glossaryNode: ['glossaryNodeInfo', 'name'],
  glossaryTerm: ['glossaryTermInfo', 'name'],
};

function requireExisting({ store }: Context, urn: string): void {
  if (!store.exists(urn)) throw badRequest(`Failed to update ${urn}. ${urn} does not exist.`);
}

function updateDescription(context: Context, urn: string, input: JsonObject): boolean {
  const { store } = context;
  const description = textOr(input.description, '');
  const type = entityOf(urn);
  if (type === 'dataset') return updateColumnDescription(context, urn, input, description);
  const required = requiredAspects[type];
  const editable = editableAspects[type];
  if (required === undefined && editable === undefined && type !== 'notebook') {
    throw serverError(`Failed to update description. Unsupported resource type ${urn} provided.`);
  }
  requireEdit(context, urn, 'EDIT_ENTITY_DOCS');
  requireExisting(context, urn);
  if (required !== undefined) {
    const [name, field] = required;
    const aspect = store.aspect(urn, name);
    if (aspect === undefined) throw serverError('Properties do not yet exist!');
    store.write(urn, name, { ...aspect, [field]: description });
    return true;
  }
  const name = editable ?? 'editableNotebookProperties';
  const aspect = store.aspect(urn, name);
  // A notebook without the aspect still has none afterward, and the mutation returns true.
  if (editable === undefined && aspect === undefined) return true;
  store.write(urn, name, { ...aspect, description });
  return true;
}

/** A column's description; if the dataset doesn't have the column, its siblings are tried. */
function updateColumnDescription(context: Context, urn: string, input: JsonObject, description: string): boolean {
  requireEdit(context, urn, 'EDIT_DATASET_COL_DESCRIPTION');
  if (input.subResourceType === undefined || input.subResourceType === null) {
    throw badRequest('Update description without subresource is not currently supported');
  }
  const column = textOr(input.subResource, '');
  for (const each of [urn, ...texts(context.store.aspect(urn, 'siblings')?.siblings)]) {
    if (hasColumn(context, each, column)) {
      editColumn(context, each, column, (info) => ({ ...info, description }));
      return true;
    }
  }
  throw serverError(`Failed to perform update against input ${column}`);
}

function hasColumn({ store }: Context, urn: string, column: string): boolean {
  try {
    if (!store.exists(urn)) return false;
    validateColumn(store, urn, column);
    return true;
  } catch (error) {
    if (error instanceof PlatformError) return false;
    throw error;
  }
}

function updateName(context: Context, urn: string, name: string): boolean {
  requireExisting(context, urn);
  const type = entityOf(urn);
  const found = nameAspects[type];
  if (found === undefined) throw serverError(`Failed to update name. Unsupported resource type ${urn} provided.`);
  const allowed =
    type === 'domain'
      ? hasPlatform(context, 'MANAGE_DOMAINS')
      : type === 'corpGroup'
        ? hasPlatform(context, 'MANAGE_USERS_AND_GROUPS')
        : mayManageChildren(context, parentOf(context, urn));
  if (!allowed) throw unauthorized();
  const [aspect, field] = found;
  const stored = context.store.aspect(urn, aspect);
  if (stored === undefined) throw serverError('Properties do not exist');
  context.store.write(urn, aspect, { ...stored, [field]: name });
  return true;
}

/** DeprecationUtils and UpdateDeprecationResolver. Without a note, the note is an empty text. */
function deprecate(context: Context, urn: string, input: JsonObject): void {
  const { decommissionTime: _, ...stored } = context.store.aspect(urn, 'deprecation') ?? {};
  context.store.write(urn, 'deprecation', {
    ...stored,
    deprecated: input.deprecated === true,
    note: textOr(input.note, ''),
    actor: context.actor,
    ...(typeof input.decommissionTime === 'number' && { decommissionTime: input.decommissionTime }),
  });
}

function setDomain({ store }: Context, urn: string, domain: string | null): void {
  store.write(urn, 'domains', { ...store.aspect(urn, 'domains'), domains: domain === null ? [] : [domain] });
}

function checkBatch(context: Context, resources: readonly ResourceRef[], privilege: string): void {
  for (const resource of resources) {
    requireUrn(resource.urn);
    requireEdit(context, resource.urn, privilege);
    validateResource(context, resource);
  }
}

/** How the update mutation of an asset type stores its input (the UpdateInputMappers). */
interface UpdatedType {
  entity: string;
  editable: string;
  /** Other parts: a dataset's links, deprecation, and columns. */
  more?: (input: JsonObject, context: Context) => [aspect: string, value: JsonObject][];
}

const updatedTypes: Readonly<Record<string, UpdatedType>> = {
  updateChart: { entity: 'chart', editable: 'editableChartProperties' },
  updateDashboard: { entity: 'dashboard', editable: 'editableDashboardProperties' },
  updateDataFlow: { entity: 'dataFlow', editable: 'editableDataFlowProperties' },
  updateDataJob: { entity: 'dataJob', editable: 'editableDataJobProperties' },
  updateDataset: { entity: 'dataset', editable: 'editableDatasetProperties', more: datasetParts },
  updateNotebook: { entity: 'notebook', editable: 'editableNotebookProperties' },
};

/** Privileges that parts of an input require, all of which are needed. Edit All alone is enough (getAuthorizedPrivileges). */
const partPrivileges: Readonly<Record<string, readonly string[]>> = {
  institutionalMemory: ['EDIT_ENTITY_DOC_LINKS'],
  ownership: ['EDIT_ENTITY_OWNERS'],
  deprecation: ['EDIT_ENTITY_STATUS'],
  editableProperties: ['EDIT_ENTITY_DOCS'],
  globalTags: ['EDIT_ENTITY_TAGS'],
  editableSchemaMetadata: ['EDIT_DATASET_COL_TAGS', 'EDIT_DATASET_COL_DESCRIPTION'],
};

function updateAsset(type: UpdatedType, context: Context, urn: string, input: JsonObject): void {
  const parts = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  requireEdit(context, urn, ...parts.flatMap(([name]) => partPrivileges[name] ?? []));
  const stamp = auditStamp(context);
  const { ownership, editableProperties } = input;
  const tags = input.globalTags ?? input.tags;
  if (isSet(ownership)) context.store.write(urn, 'ownership', ownershipOf(inputOf(ownership), stamp));
  if (isSet(tags)) context.store.write(urn, 'globalTags', { tags: tagsOf(inputOf(tags)) });
  if (isSet(editableProperties)) {
    const { description } = inputOf(editableProperties);
    context.store.write(urn, type.editable, { description: description ?? null, created: stamp, lastModified: stamp });
  }
  for (const [aspect, value] of type.more?.(input, context) ?? []) context.store.write(urn, aspect, value);
}

function isSet(value: Json | undefined): boolean {
  return value !== undefined && value !== null;
}

/** OwnershipUpdateMapper. */
function ownershipOf(input: JsonObject, lastModified: JsonObject): JsonObject {
  const owners = records(input.owners).map(({ owner, type }) => ({
    owner: owner ?? null,
    type: type ?? null,
    source: { type: 'SERVICE' },
  }));
  return { owners, lastModified };
}

function tagsOf(input: JsonObject): JsonObject[] {
  return records(input.tags).map(({ tag }) => ({ tag: inputOf(tag).urn ?? null }));
}

/** DatasetUpdateInputMapper. The deprecation goes to an aspect that is itself deprecated. */
function datasetParts(input: JsonObject, context: Context): [string, JsonObject][] {
  const parts: [string, JsonObject][] = [];
  const stamp = auditStamp(context);
  if (isSet(input.deprecation)) {
    const given = inputOf(input.deprecation);
    parts.push([
      'datasetDeprecation',
      { ...present(given, ['deprecated', 'decommissionTime', 'note']), actor: context.actor },
    ]);
  }
  if (isSet(input.institutionalMemory)) {
    const elements = records(inputOf(input.institutionalMemory).elements).map((element) => ({
      ...present(element, ['url', 'description']),
      createStamp: { actor: element.author ?? null, time: element.createdAt ?? context.now },
    }));
    parts.push(['institutionalMemory', { elements }]);
  }
  if (isSet(input.editableSchemaMetadata)) {
    const editableSchemaFieldInfo = records(inputOf(input.editableSchemaMetadata).editableSchemaFieldInfo).map(
      (info) => ({
        ...present(info, ['fieldPath', 'description']),
        ...(isSet(info.globalTags) && { globalTags: { tags: tagsOf(inputOf(info.globalTags)) } }),
      }),
    );
    parts.push(['editableSchemaMetadata', { editableSchemaFieldInfo, created: stamp, lastModified: stamp }]);
  }
  return parts;
}

const updates = Object.fromEntries(
  Object.entries(updatedTypes).map(([name, type]): [string, Resolver] => [
    name,
    operation('MutableTypeResolver', (args, context) => {
      const urn = requireUrn(args.urn);
      updateAsset(type, context, urn, inputOf(args.input));
      return load(urn, context);
    }),
  ]),
);

/** Mutations of assets: descriptions, names, deprecation, domains, deletion, and the update mutation of each type. */
export const assetMutations = {
  ...updates,
  updateDatasets: operation('MutableTypeBatchResolver', (args, context) => {
    const type = updatedTypes.updateDataset;
    const list = records(args.input).map(({ urn, update }) => ({ urn: requireUrn(urn), update: inputOf(update) }));
    if (type === undefined) return [];
    for (const { urn, update } of list) {
      const named = Object.keys(present(update, Object.keys(update)));
      requireEdit(context, urn, ...named.flatMap((name) => partPrivileges[name] ?? []));
    }
    for (const { urn, update } of list) updateAsset(type, context, urn, update);
    return list.map(({ urn }) => load(urn, context));
  }),
  updateDescription: operation('UpdateDescriptionResolver', (args, context) => {
    const input = inputOf(args.input);
    return updateDescription(context, requireUrn(input.resourceUrn), input);
  }),
  updateName: operation('UpdateNameResolver', (args, context) => {
    const input = inputOf(args.input);
    return updateName(context, requireUrn(input.urn), textOr(input.name, ''));
  }),
  updateDeprecation: operation('UpdateDeprecationResolver', (args, context) => {
    const input = inputOf(args.input);
    const urn = requireUrn(input.urn);
    requireEdit(context, urn, 'EDIT_DEPRECATION_PRIVILEGE');
    if (!context.store.exists(urn)) {
      throw badRequest(`Failed to update deprecation for Entity ${urn}. Entity does not exist.`);
    }
    deprecate(context, urn, input);
    return true;
  }),
  batchUpdateDeprecation: operation('BatchUpdateDeprecationResolver', (args, context) => {
    const input = inputOf(args.input);
    const resources = records(input.resources).map(resourceOf);
    checkBatch(context, resources, 'EDIT_DEPRECATION_PRIVILEGE');
    for (const { urn } of resources) deprecate(context, urn, input);
    return true;
  }),
  batchUpdateSoftDeleted: operation('BatchUpdateSoftDeletedResolver', (args, context) => {
    const input = inputOf(args.input);
    const urns = texts(input.urns).map(requireUrn);
    for (const urn of urns) {
      if (!mayEdit(context, urn, 'DELETE_ENTITY')) throw unauthorized();
      if (!context.store.exists(urn)) {
        throw badRequest(`Failed to soft delete entity with urn ${urn}. Entity does not exist.`);
      }
    }
    for (const urn of urns) {
      context.store.write(urn, 'status', { ...context.store.aspect(urn, 'status'), removed: input.deleted === true });
    }
    return true;
  }),
  setDomain: operation('SetDomainResolver', ({ entityUrn, domainUrn }, context) => {
    const [urn, domain] = [requireUrn(entityUrn), requireUrn(domainUrn)];
    requireEdit(context, urn, 'EDIT_DOMAINS_PRIVILEGE');
    const failed = `Failed to add Entity ${urn} to Domain ${domain}.`;
    if (!context.store.exists(domain)) throw badRequest(`${failed} Domain does not exist.`);
    if (!context.store.exists(urn)) throw badRequest(`${failed} Entity does not exist.`);
    setDomain(context, urn, domain);
    return true;
  }),
  unsetDomain: operation('UnsetDomainResolver', ({ entityUrn }, context) => {
    const urn = requireUrn(entityUrn);
    requireEdit(context, urn, 'EDIT_DOMAINS_PRIVILEGE');
    // The message for an unknown entity has one placeholder too many, so formatting it fails.
    if (!context.store.exists(urn)) throw badRequest("Format specifier '%s'");
    setDomain(context, urn, null);
    return true;
  }),
  batchSetDomain: operation('BatchSetDomainResolver', (args, context) => {
    const input = inputOf(args.input);
    const domain = text(input.domainUrn);
    if (domain !== null && !context.store.exists(requireUrn(domain))) {
      throw badRequest(`Failed to validate Domain with urn ${domain}. Urn does not exist.`);
    }
    const resources = records(input.resources).map(resourceOf);
    checkBatch(context, resources, 'EDIT_DOMAINS_PRIVILEGE');
    for (const { urn } of resources) setDomain(context, urn, domain);
    return true;
  }),
  updateEmbed: operation('UpdateEmbedResolver', (args, context) => {
    const input = inputOf(args.input);
    const urn = requireUrn(input.urn);
    requireEdit(context, urn, 'EDIT_ENTITY_EMBED');
    if (!context.store.exists(urn)) {
      throw badRequest(`Failed to update embed for entity with urn ${urn}. Entity does not exist!`);
    }
    // Only datasets, charts, and dashboards have the aspect.
    if (!context.model.get(entityOf(urn))?.aspects.includes('embed'))
      throw serverError(`Unknown aspect embed for ${urn}`);
    const stored = context.store.aspect(urn, 'embed') ?? {};
    context.store.write(urn, 'embed', { ...stored, ...present(input, ['renderUrl']) });
    return true;
  }),
} satisfies Resolvers[string];
