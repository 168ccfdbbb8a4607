import {
  auditStamp,
  type Context,
  hasPlatform,
  load,
  mayEdit,
  operation,
  type Resolvers,
  requirePlatform,
  requireUrn,
} from '../context.ts';
import { NotSimulatedError, notFound, serverError, unauthorized } from '../errors.ts';
import { record, records, text, texts } from '../json.ts';
import { benchReason } from '../messages.ts';
import { deleteWithReferences } from '../references.ts';
import type { Json, JsonObject } from '../types.ts';
import { entityOf } from '../urn.ts';
import { inputOf, present, textOr } from './input.ts';

/** Whether an explicit or implicit privilege lets the actor change who is in a group. */
function requireGroupPrivilege(context: Context, group: string): void {
  if (!mayEdit(context, group, 'EDIT_GROUP_MEMBERS')) throw unauthorized();
}

/** A group without an origin becomes a native group with its members (GroupService.migrateGroupMembershipToNativeGroupMembership). */
function makeNative(context: Context, group: string): void {
  const { store, graph } = context;
  const origin = text(store.aspect(group, 'origin')?.type);
  if (origin === 'EXTERNAL') throw serverError(`Group ${group} was ingested from an external provider`);
  if (origin !== null) return;
  const members = graph.related(group, ['IsMemberOfGroup'], 'INCOMING').map(({ urn }) => urn);
  for (const member of members) {
    const stored = store.aspect(member, 'groupMembership') ?? {};
    store.write(member, 'groupMembership', {
      ...stored,
      groups: texts(stored.groups).filter((each) => each !== group),
    });
  }
  store.write(group, 'origin', { type: 'NATIVE' });
  for (const member of members) addToNativeGroup(context, member, group);
}

function addToNativeGroup({ store }: Context, user: string, group: string): void {
  if (!store.exists(user)) throw serverError('Failed to add member to group. User does not exist.');
  const stored = store.aspect(user, 'nativeGroupMembership') ?? {};
  const others = texts(stored.nativeGroups).filter((each) => each !== group);
  store.write(user, 'nativeGroupMembership', { ...stored, nativeGroups: [...others, group] });
}

const profileFields = ['displayName', 'aboutMe', 'pictureLink', 'skills', 'teams', 'title', 'phone', 'slack', 'email'];

/** Privileges for the parts of a user's profile: contact data first, otherwise the rest (CorpUserType.getAuthorizedPrivileges). */
function profilePrivileges(input: JsonObject): string[] {
  const has = (...names: readonly string[]) => Object.keys(present(input, names)).length > 0;
  if (has('slack', 'email', 'phone')) return ['EDIT_CONTACT_INFO'];
  return has('aboutMe', 'displayName', 'pictureLink', 'teams', 'title') ? ['EDIT_USER_PROFILE'] : [];
}

/** Policies are stored as the input has them. An input without roles removes them (PolicyUpdateInputInfoMapper). */
function policyOf(input: JsonObject, now: number): JsonObject {
  const actors = inputOf(input.actors);
  const resources = record(input.resources);
  const filter = record(resources?.filter);
  return {
    ...present(input, ['description', 'state', 'privileges', 'type']),
    displayName: input.name ?? null,
    actors: present(actors, ['allGroups', 'allUsers', 'resourceOwners', 'groups', 'users']),
    ...(resources !== undefined && {
      resources: {
        ...present(resources, ['allResources', 'type', 'resources']),
        ...(filter !== undefined && {
          filter: { criteria: records(filter.criteria).map((each) => present(each, ['field', 'values', 'condition'])) },
        }),
      },
    }),
    editable: true,
    lastUpdatedTimestamp: now,
  };
}

function storePolicy(urn: string, input: Json | undefined, context: Context): string {
  context.store.write(urn, 'dataHubPolicyInfo', policyOf(inputOf(input), context.now));
  return urn;
}

/** Mutations of users, groups, roles, policies, and tokens. */
export const peopleMutations = {
  createGroup: operation('CreateGroupResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_USERS_AND_GROUPS');
    const input = inputOf(args.input);
    const urn = `urn:li:corpGroup:${textOr(input.id, '') || context.store.newId()}`;
    if (context.store.exists(urn)) throw serverError('This Group already exists!');
    // Without a description, GroupService fails.
    if (typeof input.description !== 'string') throw serverError('groupDescription must not be null');
    context.store.write(urn, 'corpGroupInfo', {
      displayName: textOr(input.name, ''),
      description: input.description,
      admins: [],
      members: [],
      groups: [],
      created: auditStamp(context),
    });
    context.store.write(urn, 'origin', { type: 'NATIVE' });
    return urn;
  }),
  addGroupMembers: operation('AddGroupMembersResolver', (args, context) => {
    const input = inputOf(args.input);
    const group = requireUrn(input.groupUrn);
    requireGroupPrivilege(context, group);
    if (!context.store.exists(group)) throw notFound(`Failed to add members to group ${group}. Group does not exist.`);
    makeNative(context, group);
    for (const user of texts(input.userUrns)) addToNativeGroup(context, requireUrn(user), group);
    return true;
  }),
  removeGroupMembers: operation('RemoveGroupMembersResolver', (args, context) => {
    const input = inputOf(args.input);
    const group = requireUrn(input.groupUrn);
    requireGroupPrivilege(context, group);
    if (!context.store.exists(group)) {
      throw notFound(`Failed to add remove members from group ${group}. Group does not exist.`);
    }
    makeNative(context, group);
    for (const user of texts(input.userUrns).map(requireUrn)) {
      const stored = context.store.aspect(user, 'nativeGroupMembership');
      // A user who isn't a member of any native group makes the platform fail.
      if (stored === undefined) throw serverError(`NullPointerException for the native groups of ${user}`);
      const nativeGroups = texts(stored.nativeGroups).filter((each) => each !== group);
      context.store.write(user, 'nativeGroupMembership', { ...stored, nativeGroups });
    }
    return true;
  }),
  removeGroup: operation('RemoveGroupResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_USERS_AND_GROUPS');
    deleteWithReferences(context, requireUrn(args.urn));
    return true;
  }),
  removeUser: operation('RemoveUserResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_USERS_AND_GROUPS');
    deleteWithReferences(context, requireUrn(args.urn));
    return true;
  }),
  updateUserStatus: operation('UpdateUserStatusResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_USERS_AND_GROUPS');
    requireUrn(args.urn);
    // The resolver sends a proposal without an aspect, which GMS rejects.
    throw serverError('Failed to update user status for urn');
  }),
  updateCorpUserProperties: operation('MutableTypeResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    const input = inputOf(args.input);
    const { actor, privileges, store } = context;
    // The resource type is the one for groups, which affects only policies for a type.
    const has = (privilege: string) => privileges.has(actor, privilege, { type: 'corpGroup', urn });
    if (actor !== urn && !has('EDIT_ENTITY') && !profilePrivileges(input).every(has)) throw unauthorized();
    store.write(urn, 'corpUserEditableInfo', {
      ...store.aspect(urn, 'corpUserEditableInfo'),
      ...present(input, profileFields),
    });
    return load(urn, context);
  }),
  updateCorpGroupProperties: operation('MutableTypeResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    const given = present(inputOf(args.input), ['description', 'slack', 'email']);
    const required =
      'description' in given ? ['EDIT_ENTITY_DOCS'] : Object.keys(given).length > 0 ? ['EDIT_CONTACT_INFO'] : [];
    if (!mayEdit(context, urn, ...required)) throw unauthorized();
    const { store } = context;
    store.write(urn, 'corpGroupEditableInfo', { ...store.aspect(urn, 'corpGroupEditableInfo'), ...given });
    return load(urn, context);
  }),
  updateUserSetting: operation('UpdateUserSettingResolver', (args, { store, actor }) => {
    const input = inputOf(args.input);
    // The new settings replace all others, the default view included.
    store.write(actor, 'corpUserSettings', { appearance: { showSimplifiedHomepage: input.value === true } });
    return true;
  }),
  updateCorpUserViewsSettings: operation('UpdateCorpUserViewsSettingsResolver', (args, { store, actor }) => {
    const { defaultView } = inputOf(args.input);
    const stored: JsonObject = store.aspect(actor, 'corpUserSettings') ?? {
      appearance: { showSimplifiedHomepage: false },
    };
    const { defaultView: _, ...views } = record(stored.views) ?? {};
    const chosen = typeof defaultView === 'string' ? { ...views, defaultView: requireUrn(defaultView) } : views;
    store.write(actor, 'corpUserSettings', { ...stored, views: chosen });
    return true;
  }),
  batchAssignRole: operation('BatchAssignRoleResolver', (args, context) => {
    if (!hasPlatform(context, 'MANAGE_POLICIES')) {
      throw unauthorized(
        'Unauthorized to assign roles. Please contact your DataHub administrator if this needs corrective action.',
      );
    }
    const input = inputOf(args.input);
    const role = text(input.roleUrn);
    const { store } = context;
    if (role !== null && !store.exists(requireUrn(role))) throw serverError(`Role ${role} does not exist.`);
    // Actors that don't exist are skipped.
    for (const actor of texts(input.actors).filter((each) => store.exists(each) && entityOf(each) === 'corpuser')) {
      store.write(actor, 'roleMembership', { roles: role === null ? [] : [role] });
    }
    return true;
  }),
  createInviteToken: operation('CreateInviteTokenResolver', (_args, context) => {
    if (!hasPlatform(context, 'MANAGE_POLICIES')) {
      throw unauthorized(
        'Unauthorized to create invite tokens. Please contact your DataHub administrator if this needs corrective action.',
      );
    }
    throw new NotSimulatedError(benchReason('benchReasonInviteTokens'));
  }),
  acceptRole: operation('AcceptRoleResolver', () => {
    throw new NotSimulatedError(benchReason('benchReasonInviteTokens'));
  }),
  createPolicy: operation('UpsertPolicyResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_POLICIES');
    return storePolicy(`urn:li:dataHubPolicy:${context.store.newId()}`, args.input, context);
  }),
  updatePolicy: operation('UpsertPolicyResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_POLICIES');
    return storePolicy(requireUrn(args.urn), args.input, context);
  }),
  deletePolicy: operation('DeletePolicyResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_POLICIES');
    const urn = requireUrn(args.urn);
    context.store.delete(urn);
    return urn;
  }),
  createAccessToken: operation('CreateAccessTokenResolver', (args, context) => {
    const { actorUrn } = inputOf(args.input);
    const own = actorUrn === context.actor && hasPlatform(context, 'GENERATE_PERSONAL_ACCESS_TOKENS');
    if (!own && !hasPlatform(context, 'MANAGE_ACCESS_TOKENS')) throw unauthorized();
    throw new NotSimulatedError(benchReason('benchReasonAccessTokens'));
  }),
  revokeAccessToken: operation('RevokeAccessTokenResolver', (args, context) => {
    const urn = `urn:li:dataHubAccessToken:${textOr(args.tokenId, '')}`;
    const owner = context.store.aspect(urn, 'dataHubAccessTokenInfo')?.ownerUrn;
    if (!hasPlatform(context, 'MANAGE_ACCESS_TOKENS') && owner !== context.actor) throw unauthorized();
    if (!context.store.exists(urn)) throw serverError('Access token no longer exists');
    context.store.delete(urn);
    return true;
  }),
  createNativeUserResetToken: operation('CreateNativeUserResetTokenResolver', (_args, context) => {
    requirePlatform(context, 'MANAGE_USER_CREDENTIALS');
    throw new NotSimulatedError(benchReason('benchReasonResetTokens'));
  }),
} satisfies Resolvers[string];
