import {
  type Context,
  hasPlatform,
  load,
  operation,
  type Resolvers,
  requireEdit,
  requirePlatform,
  requireUrn,
} from '../context.ts';
import { badRequest, serverError, unauthorized } from '../errors.ts';
import { texts } from '../json.ts';
import { deleteWithReferences } from '../references.ts';
import type { JsonObject } from '../types.ts';
import { entityOf } from '../urn.ts';
import { mayManageChildren, parentOf } from './glossary-privileges.ts';
import { inputOf, present, textOr } from './input.ts';
import { addCreatorAsOwner } from './labels.ts';

/** The URN of a new entity: with the ID of the input, or a generated one. An ID that is already taken causes an error without its message. */
function newUrn({ store }: Context, type: string, input: JsonObject): string {
  const urn = `urn:li:${type}:${textOr(input.id, '') || store.newId()}`;
  if (store.exists(urn)) throw serverError(`This ${type} already exists!`);
  return urn;
}

/** Whether the actor can delete the entity itself, apart from its type's requirements. */
function mayDelete({ privileges, actor }: Context, urn: string): boolean {
  return privileges.has(actor, 'DELETE_ENTITY', { type: entityOf(urn), urn });
}

function createGlossaryEntity(type: 'glossaryNode' | 'glossaryTerm', input: JsonObject, context: Context): string {
  const parentNode = typeof input.parentNode === 'string' ? requireUrn(input.parentNode) : null;
  if (!mayManageChildren(context, parentNode)) throw unauthorized();
  const urn = newUrn(context, type, input);
  const shared = {
    name: textOr(input.name, ''),
    definition: textOr(input.description, ''),
    ...(parentNode !== null && { parentNode }),
  };
  if (type === 'glossaryNode') context.store.write(urn, 'glossaryNodeInfo', shared);
  else context.store.write(urn, 'glossaryTermInfo', { ...shared, termSource: 'INTERNAL' });
  addCreatorAsOwner(context, urn);
  return urn;
}

/** Lists of a term's related terms by the kind of relationship. */
const relatedLists: Readonly<Record<string, string>> = { isA: 'isRelatedTerms', hasA: 'hasRelatedTerms' };

/** Mutations of tags, glossary terms and groups, and domains themselves. */
export const classificationMutations = {
  createTag: operation('CreateTagResolver', (args, context) => {
    requirePlatform(context, 'CREATE_TAGS', 'MANAGE_TAGS');
    const input = inputOf(args.input);
    const urn = newUrn(context, 'tag', input);
    context.store.write(urn, 'tagProperties', present(input, ['name', 'description']));
    addCreatorAsOwner(context, urn);
    return urn;
  }),
  updateTag: operation('MutableTypeResolver', (args, context) => {
    const input = inputOf(args.input);
    const urn = requireUrn(args.urn);
    const described = typeof input.name === 'string' || typeof input.description === 'string';
    const owned = input.ownership !== undefined && input.ownership !== null;
    // The privileges are those of the URN in the input, while the change goes to the URN of the argument.
    requireEdit(
      context,
      textOr(input.urn, ''),
      ...(owned ? ['EDIT_ENTITY_OWNERS'] : []),
      ...(described ? ['EDIT_ENTITY'] : []),
    );
    const { actor, now, store } = context;
    const owner = { owner: actor, type: 'NONE', source: { type: 'SERVICE' } };
    store.write(urn, 'ownership', { owners: [owner], lastModified: { actor, time: now } });
    if (described) store.write(urn, 'tagProperties', present(input, ['name', 'description']));
    return load(urn, context);
  }),
  setTagColor: operation('SetTagColorResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    requireEdit(context, urn, 'EDIT_TAG_COLOR');
    if (!context.store.exists(urn)) throw badRequest(`Failed to set Tag ${urn} color. Tag does not exist.`);
    const stored = context.store.aspect(urn, 'tagProperties');
    if (stored === undefined) throw serverError('Failed to set tag color. Tag properties does not yet exist!');
    context.store.write(urn, 'tagProperties', { ...stored, colorHex: args.colorHex ?? null });
    return true;
  }),
  deleteTag: operation('DeleteTagResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    if (!hasPlatform(context, 'MANAGE_TAGS') && !mayDelete(context, urn)) throw unauthorized();
    deleteWithReferences(context, urn);
    return true;
  }),
  createGlossaryTerm: operation('CreateGlossaryTermResolver', (args, context) =>
    createGlossaryEntity('glossaryTerm', inputOf(args.input), context),
  ),
  createGlossaryNode: operation('CreateGlossaryNodeResolver', (args, context) =>
    createGlossaryEntity('glossaryNode', inputOf(args.input), context),
  ),
  deleteGlossaryEntity: operation('DeleteGlossaryEntityResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    if (!mayManageChildren(context, parentOf(context, urn))) throw unauthorized();
    if (!context.store.exists(urn)) throw serverError(`This urn does not exist: ${urn}`);
    deleteWithReferences(context, urn);
    return true;
  }),
  updateParentNode: operation('UpdateParentNodeResolver', (args, context) => {
    const input = inputOf(args.input);
    const urn = requireUrn(input.resourceUrn);
    const { store } = context;
    // These two checks run before the part whose messages are passed on.
    if (!store.exists(urn)) throw serverError(`Failed to update ${urn}. ${urn} does not exist.`);
    const parent = typeof input.parentNode === 'string' ? requireUrn(input.parentNode) : null;
    if (parent !== null && (!store.exists(parent) || entityOf(parent) !== 'glossaryNode')) {
      throw serverError(`Failed to update ${urn}. ${parent} either does not exist or is not a glossaryNode.`);
    }
    if (!mayManageChildren(context, parentOf(context, urn)) || !mayManageChildren(context, parent))
      throw unauthorized();
    const type = entityOf(urn);
    if (type !== 'glossaryTerm' && type !== 'glossaryNode')
      throw serverError('Failed to update parentNode. Unsupported resource type');
    const aspect = type === 'glossaryTerm' ? 'glossaryTermInfo' : 'glossaryNodeInfo';
    const stored = store.aspect(urn, aspect);
    if (stored === undefined) throw serverError(`Info for ${urn} does not yet exist!`);
    const { parentNode: _, ...rest } = stored;
    store.write(urn, aspect, parent === null ? rest : { ...rest, parentNode: parent });
    return true;
  }),
  addRelatedTerms: operation('AddRelatedTermsResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_GLOSSARIES');
    const { urn, terms, list } = relatedInput(inputOf(args.input));
    const { store } = context;
    const valid = (term: string) => entityOf(term) === 'glossaryTerm' && store.exists(term) && term !== urn;
    if (entityOf(urn) !== 'glossaryTerm' || !store.exists(urn) || !terms.every(valid)) {
      throw serverError(`Failed to add related terms to ${urn}`);
    }
    const stored = store.aspect(urn, 'glossaryRelatedTerms') ?? {};
    const known = texts(stored[list]);
    const added = terms.filter((term) => !known.includes(term));
    if (added.length > 0) store.write(urn, 'glossaryRelatedTerms', { ...stored, [list]: [...known, ...added] });
    return true;
  }),
  removeRelatedTerms: operation('RemoveRelatedTermsResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_GLOSSARIES');
    const { urn, terms, list } = relatedInput(inputOf(args.input));
    const { store } = context;
    const stored = store.aspect(urn, 'glossaryRelatedTerms');
    if (entityOf(urn) !== 'glossaryTerm' || !store.exists(urn) || stored?.[list] === undefined) {
      throw serverError(`Failed to removes related terms from ${urn}`);
    }
    const kept = texts(stored[list]).filter((term) => !terms.includes(term));
    store.write(urn, 'glossaryRelatedTerms', { ...stored, [list]: kept });
    return true;
  }),
  createDomain: operation('CreateDomainResolver', (args, context) => {
    requirePlatform(context, 'CREATE_DOMAINS', 'MANAGE_DOMAINS');
    const input = inputOf(args.input);
    const urn = newUrn(context, 'domain', input);
    const created = { actor: context.actor, time: context.now };
    context.store.write(urn, 'domainProperties', { ...present(input, ['name', 'description']), created });
    addCreatorAsOwner(context, urn);
    return urn;
  }),
  deleteDomain: operation('DeleteDomainResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    if (!hasPlatform(context, 'MANAGE_DOMAINS') && !mayDelete(context, urn)) throw unauthorized();
    deleteWithReferences(context, urn);
    return true;
  }),
} satisfies Resolvers[string];

function relatedInput(input: JsonObject): { urn: string; terms: string[]; list: string } {
  const urn = requireUrn(input.urn);
  return {
    urn,
    terms: texts(input.termUrns).map(requireUrn),
    list: relatedLists[textOr(input.relationshipType, '')] ?? '',
  };
}
