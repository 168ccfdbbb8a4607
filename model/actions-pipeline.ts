import { z } from 'zod';

const eventType = z.enum(['EntityChangeEvent_v1', 'MetadataChangeLogEvent_v1']);
const plugin = z.strictObject({ type: z.string().min(1), config: z.record(z.string(), z.unknown()).optional() });
/** The reader's own classes are specified by module and class, with a dot or a colon. */
const ownClass = plugin.extend({
  type: z.string().regex(/[.:]/, { error: 'the path of a class, for example my_module:MyAction', abort: true }),
});

const kafkaSource = z.strictObject({
  type: z.literal('kafka'),
  config: z.strictObject({
    connection: z.strictObject({
      bootstrap: z.string().optional(),
      schema_registry_url: z.string().optional(),
      schema_registry_config: z.record(z.string(), z.unknown()).optional(),
      consumer_config: z.record(z.string(), z.unknown()).optional(),
      client_timeout_seconds: z.number().int().optional(),
    }),
    topic_routes: z.partialRecord(z.enum(['mcl', 'pe']), z.string()).optional(),
  }),
});

/** Actions that come with the framework, and the options they have. */
const knownActions = [
  z.strictObject({
    type: z.literal('hello_world'),
    config: z.strictObject({ to_upper: z.boolean().optional() }).optional(),
  }),
  z.strictObject({
    type: z.literal('executor'),
    config: z
      .strictObject({ executor_id: z.string().optional(), task_configs: z.array(z.unknown()).optional() })
      .optional(),
  }),
  z.strictObject({
    type: z.literal('slack'),
    config: z.strictObject({
      bot_token: z.string(),
      signing_secret: z.string(),
      default_channel: z.string(),
      base_url: z.string().optional(),
      suppress_system_activity: z.boolean().optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('teams'),
    config: z.strictObject({
      webhook_url: z.string(),
      base_url: z.string().optional(),
      suppress_system_activity: z.boolean().optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('metadata_change_sync'),
    config: z.record(z.string(), z.unknown()).optional(),
  }),
] as const;

/** A pipeline file of the Actions framework (0.0.12); its source isn't upstream, content/docs/actions/ describes it. */
export const actionsPipeline = z.strictObject({
  name: z.string().min(1),
  enabled: z.boolean().optional(),
  source: z.union([kafkaSource, ownClass]),
  filter: z
    .strictObject({
      event_type: eventType.or(z.array(eventType)),
      event: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
  transform: z.array(ownClass).optional(),
  action: z.union([...knownActions, ownClass]),
  datahub: z.looseObject({ server: z.string(), token: z.string().optional() }).optional(),
  options: z
    .strictObject({
      retry_count: z.number().int().optional(),
      failure_mode: z.enum(['CONTINUE', 'THROW']).optional(),
      failed_events_dir: z.string().optional(),
    })
    .optional(),
});
