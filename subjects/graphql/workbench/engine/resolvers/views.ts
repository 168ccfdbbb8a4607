import {
  auditStamp,
  type Context,
  hasPlatform,
  load,
  operation,
  type Resolvers,
  requirePlatform,
  requireUrn,
} from '../context.ts';
import { entityNameOf } from '../entity-types.ts';
import { serverError, unauthorized } from '../errors.ts';
import { record, records, texts } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';
import { inputOf, present } from './input.ts';
import { criterionOf } from './search.ts';

/** ViewUtils.mapDefinition: AND is one group of conditions, OR is a group for each condition. */
function definitionOf(value: Json | undefined): JsonObject {
  const input = inputOf(value);
  const { operator, filters } = inputOf(input.filter);
  const criteria = records(filters).map(criterion);
  const or = operator === 'AND' ? [{ and: criteria }] : criteria.map((each) => ({ and: [each] }));
  return { filter: { or }, entityTypes: texts(input.entityTypes).map((type) => entityNameOf(type) ?? type) };
}

function criterion(filter: JsonObject): JsonObject {
  const { field, values, condition, negated } = criterionOf(filter);
  return { field, value: values[0] ?? '', values: [...values], condition, negated };
}

/** ViewUtils.canUpdateView: the creator, and for a public view everyone with Manage Public Views. */
function requireViewPrivilege(context: Context, urn: string): JsonObject {
  const info = context.store.aspect(urn, 'dataHubViewInfo');
  if (info === undefined) throw serverError(`Failed to modify View. View with urn ${urn} does not exist.`);
  const mayManage = info.type === 'GLOBAL' && hasPlatform(context, 'MANAGE_GLOBAL_VIEWS');
  if (!mayManage && record(info.created)?.actor !== context.actor) throw unauthorized();
  return info;
}

/** The only entity of its type. */
const globalSettings = 'urn:li:globalSettings:0';

/** Mutations of views, their global settings, and posts. */
export const viewMutations = {
  createView: operation('CreateViewResolver', (args, context) => {
    const input = inputOf(args.input);
    if (input.viewType === 'GLOBAL') requirePlatform(context, 'MANAGE_GLOBAL_VIEWS');
    const urn = `urn:li:dataHubView:${context.store.newId()}`;
    context.store.write(urn, 'dataHubViewInfo', {
      type: input.viewType ?? null,
      ...present(input, ['name', 'description']),
      definition: definitionOf(input.definition),
      created: auditStamp(context),
      lastModified: auditStamp(context),
    });
    // The response shows the input's definition, not the stored one.
    const definition = inputOf(input.definition);
    return { ...load(urn, context), definition };
  }),
  updateView: operation('UpdateViewResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    const input = inputOf(args.input);
    const stored = requireViewPrivilege(context, urn);
    // Without a definition, the platform fails.
    if (record(input.definition) === undefined) throw serverError('input must not be null');
    context.store.write(urn, 'dataHubViewInfo', {
      ...stored,
      ...present(input, ['name', 'description']),
      definition: definitionOf(input.definition),
      lastModified: auditStamp(context),
    });
    return load(urn, context);
  }),
  deleteView: operation('DeleteViewResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    requireViewPrivilege(context, urn);
    context.store.delete(urn);
    return true;
  }),
  updateGlobalViewsSettings: operation('UpdateGlobalViewsSettingsResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_GLOBAL_VIEWS');
    const { defaultView } = inputOf(args.input);
    const stored = context.store.aspect(globalSettings, 'globalSettingsInfo') ?? {};
    const { defaultView: _, ...views } = record(stored.views) ?? {};
    const chosen = typeof defaultView === 'string' ? { ...views, defaultView: requireUrn(defaultView) } : views;
    context.store.write(globalSettings, 'globalSettingsInfo', { ...stored, views: chosen });
    return true;
  }),
  createPost: operation('CreatePostResolver', (args, context) => {
    requireAnnouncements(context, 'create');
    const input = inputOf(args.input);
    const content = inputOf(input.content);
    const media = record(content.media);
    const { store, now } = context;
    store.write(`urn:li:post:${store.newId()}`, 'postInfo', {
      type: input.postType ?? null,
      content: {
        type: content.contentType ?? null,
        ...present(content, ['title', 'description', 'link']),
        ...(media !== undefined && { media: present(media, ['type', 'location']) }),
      },
      created: now,
      lastModified: now,
    });
    return true;
  }),
  deletePost: operation('DeletePostResolver', (args, context) => {
    requireAnnouncements(context, 'delete');
    const urn = requireUrn(args.urn);
    if (!context.store.exists(urn)) throw serverError('Post does not exist');
    context.store.delete(urn);
    return true;
  }),
} satisfies Resolvers[string];

function requireAnnouncements(context: Context, action: string): void {
  if (hasPlatform(context, 'CREATE_GLOBAL_ANNOUNCEMENTS')) return;
  throw unauthorized(
    `Unauthorized to ${action} posts. Please contact your DataHub administrator if this needs corrective action.`,
  );
}
