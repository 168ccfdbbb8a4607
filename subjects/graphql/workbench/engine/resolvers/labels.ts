import {
  auditStamp,
  type Context,
  mayEdit,
  operation,
  type Resolver,
  type Resolvers,
  requireEdit,
  requireUrn,
} from '../context.ts';
import { badRequest, PlatformError, serverError, unauthorized } from '../errors.ts';
import { record, records, text, texts } from '../json.ts';
import type { JsonObject } from '../types.ts';
import { entityOf } from '../urn.ts';
import { inputOf, textOr } from './input.ts';
import { type ResourceRef, resourceOf, validateLabel, validateResource } from './validate.ts';

/** Tags or terms: how they are stored, and which privileges are needed to change them. */
interface LabelKind {
  entity: string;
  aspect: string;
  list: string;
  key: string;
  privilege: string;
  columnPrivilege: string;
  /** Whether the aspect contains the time of the change. */
  stamped: boolean;
}

const tags: LabelKind = {
  entity: 'tag',
  aspect: 'globalTags',
  list: 'tags',
  key: 'tag',
  privilege: 'EDIT_ENTITY_TAGS',
  columnPrivilege: 'EDIT_DATASET_COL_TAGS',
  stamped: false,
};

const terms: LabelKind = {
  entity: 'glossaryTerm',
  aspect: 'glossaryTerms',
  list: 'terms',
  key: 'urn',
  privilege: 'EDIT_ENTITY_GLOSSARY_TERMS',
  columnPrivilege: 'EDIT_DATASET_COL_GLOSSARY_TERMS',
  stamped: true,
};

/** Adds or removes labels of one resource (LabelUtils). Adding existing labels and removing missing ones changes nothing. */
function changeLabels(kind: LabelKind, context: Context, { urn, subResource }: ResourceRef, change: LabelChange): void {
  const edit = (aspect: JsonObject): JsonObject => {
    const kept = records(aspect[kind.list]).filter((each) => !change.remove.includes(text(each[kind.key]) ?? ''));
    const known = new Set(kept.map((each) => each[kind.key]));
    const added = change.add.filter((each) => !known.has(each)).map((each) => ({ [kind.key]: each }));
    return { ...aspect, [kind.list]: [...kept, ...added], ...(kind.stamped && { auditStamp: auditStamp(context) }) };
  };
  const { store } = context;
  if (subResource === null || subResource === '') {
    store.write(urn, kind.aspect, edit(store.aspect(urn, kind.aspect) ?? {}));
    return;
  }
  editColumn(context, urn, subResource, (info) => ({ ...info, [kind.aspect]: edit(record(info[kind.aspect]) ?? {}) }));
}

interface LabelChange {
  add: readonly string[];
  remove: readonly string[];
}

/** Changes the editable metadata of a column (MutationUtils.getFieldInfoFromSchema). */
export function editColumn(
  { store }: Context,
  urn: string,
  fieldPath: string,
  edit: (info: JsonObject) => JsonObject,
): void {
  const aspect = store.aspect(urn, 'editableSchemaMetadata') ?? {};
  const infos = records(aspect.editableSchemaFieldInfo);
  const known = infos.some((info) => info.fieldPath === fieldPath);
  const all = known ? infos : [...infos, { fieldPath }];
  const edited = all.map((info) => (info.fieldPath === fieldPath ? edit(info) : info));
  store.write(urn, 'editableSchemaMetadata', { ...aspect, editableSchemaFieldInfo: edited });
}

function requireLabelPrivilege(kind: LabelKind, context: Context, { urn, subResource }: ResourceRef): void {
  const ofColumn = subResource !== null && subResource.length > 0;
  requireEdit(context, urn, ofColumn ? kind.columnPrivilege : kind.privilege);
}

/** One or several labels of one resource. */
function changeOne(follows: string, kind: LabelKind, names: string, remove: boolean): Resolver {
  return operation(follows, (args, context) => {
    const input = inputOf(args.input);
    const labels = Array.isArray(input[names]) ? texts(input[names]).map(requireUrn) : [requireUrn(input[names])];
    const resource = resourceOf(input);
    requireUrn(resource.urn);
    requireLabelPrivilege(kind, context, resource);
    for (const label of labels) {
      if (!remove) validateLabel(context, label, kind.entity);
      validateResource(context, resource);
    }
    if (labels.some((label) => entityOf(label) !== kind.entity)) return false;
    changeLabels(kind, context, resource, remove ? { add: [], remove: labels } : { add: labels, remove: [] });
    return true;
  });
}

/** Labels of several resources. All are checked before the first one changes. */
function changeMany(follows: string, kind: LabelKind, names: string, remove: boolean): Resolver {
  return operation(follows, (args, context) => {
    const input = inputOf(args.input);
    const labels = texts(input[names]).map(requireUrn);
    const resources = records(input.resources).map(resourceOf);
    if (!remove) for (const label of labels) validateLabel(context, label, kind.entity);
    const change = remove ? { add: [], remove: labels } : { add: labels, remove: [] };
    const [only] = resources;
    if (!remove && resources.length === 1 && only !== undefined && only.subResource !== null) {
      return changeColumnOrSibling(kind, context, only, change);
    }
    for (const resource of resources) checkResource(kind, context, resource);
    for (const resource of resources) changeLabels(kind, context, resource, change);
    return true;
  });
}

function checkResource(kind: LabelKind, context: Context, resource: ResourceRef): void {
  requireUrn(resource.urn);
  requireLabelPrivilege(kind, context, resource);
  validateResource(context, resource);
}

/** If a column doesn't have the label's dataset, its siblings are tried; the error of the last one isn't passed on. */
function changeColumnOrSibling(kind: LabelKind, context: Context, resource: ResourceRef, change: LabelChange): boolean {
  const siblings = texts(context.store.aspect(resource.urn, 'siblings')?.siblings);
  for (const urn of [resource.urn, ...siblings]) {
    const candidate = { ...resource, urn };
    const error = failure(() => checkResource(kind, context, candidate));
    if (error === undefined) {
      changeLabels(kind, context, candidate, change);
      return true;
    }
  }
  throw serverError(`Failed to perform update against resource ${resource.urn}`);
}

function failure(run: () => void): PlatformError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}

/** Adds an owner with a role (OwnerUtils.addOwner). The same owner and role move to the end of the list. */
function addOwners({ store }: Context, urn: string, owners: readonly { owner: string; type: string }[]): void {
  let aspect = store.aspect(urn, 'ownership') ?? {};
  for (const { owner, type } of owners) {
    const others = records(aspect.owners).filter((each) => !(each.owner === owner && each.type === type));
    aspect = { ...aspect, owners: [...others, { owner, type, source: { type: 'MANUAL' } }] };
  }
  store.write(urn, 'ownership', aspect);
}

/** Removes an owner in all roles (OwnerUtils.buildRemoveOwnersProposal). */
function removeOwners(context: Context, urn: string, owners: readonly string[]): void {
  const aspect = context.store.aspect(urn, 'ownership') ?? {};
  const kept = records(aspect.owners).filter((each) => !owners.includes(text(each.owner) ?? ''));
  context.store.write(urn, 'ownership', { ...aspect, owners: kept, lastModified: auditStamp(context) });
}

/** The creator of a tag, term, or domain becomes its technical owner (OwnerUtils.addCreatorAsOwner). */
export function addCreatorAsOwner(context: Context, urn: string): void {
  addOwners(context, urn, [{ owner: context.actor, type: 'TECHNICAL_OWNER' }]);
}

/** OwnerUtils.validateAddInput. */
function validateOwner({ store }: Context, owner: string, kind: string, urn: string): void {
  const failed = `Failed to change ownership for resource ${urn}.`;
  if (kind === 'CORP_GROUP' && entityOf(owner) !== 'corpGroup')
    throw badRequest(`${failed} Expected a corp group urn.`);
  if (kind === 'CORP_USER' && entityOf(owner) !== 'corpuser') throw badRequest(`${failed} Expected a corp user urn.`);
  if (!store.exists(urn)) throw badRequest(`${failed} Resource does not exist.`);
  if (!store.exists(owner)) throw badRequest(`${failed} Owner does not exist.`);
}

/** OwnerUtils.validateOwner, for batches. */
function validateBatchOwner({ store }: Context, owner: string, kind: string): void {
  const failed = 'Failed to change ownership for resource(s).';
  if (kind === 'CORP_GROUP' && entityOf(owner) !== 'corpGroup') {
    throw badRequest(`${failed} Expected a corp group urn, found ${owner}`);
  }
  if (kind === 'CORP_USER' && entityOf(owner) !== 'corpuser') {
    throw badRequest(`${failed} Expected a corp user urn, found ${owner}.`);
  }
  if (!store.exists(owner)) throw badRequest(`${failed} Owner with urn ${owner} does not exist.`);
}

function ownerOf(input: JsonObject): { owner: string; kind: string; type: string } {
  return {
    owner: requireUrn(input.ownerUrn),
    kind: textOr(input.ownerEntityType, ''),
    type: textOr(input.type, 'NONE'),
  };
}

/** LinkUtils.validateAddRemoveInput. The message about a URL is the platform's own. */
function validateLink({ store }: Context, url: string, urn: string): void {
  const failed = `Failed to change institutional memory for resource ${urn}.`;
  if (url === '') throw badRequest(`${failed} Expected a corp group urn.`);
  if (!store.exists(urn)) throw badRequest(`${failed} Resource does not exist.`);
}

/** Mutations of tags, terms, owners, and links of assets. */
export const labelMutations = {
  addTag: changeOne('AddTagResolver', tags, 'tagUrn', false),
  addTags: changeOne('AddTagsResolver', tags, 'tagUrns', false),
  batchAddTags: changeMany('BatchAddTagsResolver', tags, 'tagUrns', false),
  removeTag: changeOne('RemoveTagResolver', tags, 'tagUrn', true),
  batchRemoveTags: changeMany('BatchRemoveTagsResolver', tags, 'tagUrns', true),
  addTerm: changeOne('AddTermResolver', terms, 'termUrn', false),
  addTerms: changeOne('AddTermsResolver', terms, 'termUrns', false),
  batchAddTerms: changeMany('BatchAddTermsResolver', terms, 'termUrns', false),
  removeTerm: changeOne('RemoveTermResolver', terms, 'termUrn', true),
  batchRemoveTerms: changeMany('BatchRemoveTermsResolver', terms, 'termUrns', true),
  addOwner: operation('AddOwnerResolver', (args, context) => {
    const input = inputOf(args.input);
    const { owner, kind, type } = ownerOf(input);
    const urn = requireUrn(input.resourceUrn);
    requireEdit(context, urn, 'EDIT_ENTITY_OWNERS');
    validateOwner(context, owner, kind, urn);
    addOwners(context, urn, [{ owner, type }]);
    return true;
  }),
  addOwners: operation('AddOwnersResolver', (args, context) => {
    const input = inputOf(args.input);
    const urn = requireUrn(input.resourceUrn);
    const owners = records(input.owners).map(ownerOf);
    requireEdit(context, urn, 'EDIT_ENTITY_OWNERS');
    for (const { owner, kind } of owners) validateOwner(context, owner, kind, urn);
    addOwners(context, urn, owners);
    return true;
  }),
  batchAddOwners: operation('BatchAddOwnersResolver', (args, context) => {
    const input = inputOf(args.input);
    const owners = records(input.owners).map(ownerOf);
    const resources = records(input.resources).map(resourceOf);
    for (const { owner, kind } of owners) validateBatchOwner(context, owner, kind);
    for (const resource of resources) checkOwnedResource(context, resource, 'applied to');
    for (const { urn } of resources) addOwners(context, urn, owners);
    return true;
  }),
  removeOwner: operation('RemoveOwnerResolver', (args, context) => {
    const input = inputOf(args.input);
    const owner = requireUrn(input.ownerUrn);
    const urn = requireUrn(input.resourceUrn);
    requireEdit(context, urn, 'EDIT_ENTITY_OWNERS');
    if (!context.store.exists(urn)) {
      throw badRequest(`Failed to change ownership for resource ${urn}. Resource does not exist.`);
    }
    removeOwners(context, urn, [owner]);
    return true;
  }),
  batchRemoveOwners: operation('BatchRemoveOwnersResolver', (args, context) => {
    const input = inputOf(args.input);
    const owners = texts(input.ownerUrns).map(requireUrn);
    const resources = records(input.resources).map(resourceOf);
    for (const resource of resources) checkOwnedResource(context, resource, 'removed from');
    for (const { urn } of resources) removeOwners(context, urn, owners);
    return true;
  }),
  addLink: operation('AddLinkResolver', (args, context) => {
    const input = inputOf(args.input);
    const [url, urn] = [textOr(input.linkUrl, ''), requireUrn(input.resourceUrn)];
    requireEdit(context, urn, 'EDIT_ENTITY_DOC_LINKS');
    validateLink(context, url, urn);
    const aspect = context.store.aspect(urn, 'institutionalMemory') ?? {};
    const links = records(aspect.elements);
    const known = links.some((link) => link.url === url);
    const link = { url, description: textOr(input.label, ''), createStamp: auditStamp(context) };
    context.store.write(urn, 'institutionalMemory', { ...aspect, elements: known ? links : [...links, link] });
    return true;
  }),
  removeLink: operation('RemoveLinkResolver', (args, context) => {
    const input = inputOf(args.input);
    const [url, urn] = [textOr(input.linkUrl, ''), requireUrn(input.resourceUrn)];
    requireEdit(context, urn, 'EDIT_ENTITY_DOC_LINKS');
    validateLink(context, url, urn);
    const aspect = context.store.aspect(urn, 'institutionalMemory') ?? {};
    const elements = records(aspect.elements).filter((link) => link.url !== url);
    context.store.write(urn, 'institutionalMemory', { ...aspect, elements });
    return true;
  }),
} satisfies Resolvers[string];

function checkOwnedResource(context: Context, resource: ResourceRef, verb: string): void {
  requireUrn(resource.urn);
  if (resource.subResource !== null) {
    throw badRequest(`Malformed input provided: owners cannot be ${verb} subresources.`);
  }
  if (!mayEdit(context, resource.urn, 'EDIT_ENTITY_OWNERS')) throw unauthorized();
  validateResource(context, resource);
}
