import { z } from 'zod';
import { dataFile, pagePath } from '#model/data-files/data-file.ts';
import { connector } from '#subjects/connectors/schema/connector.ts';

const { id, title, platform, description, tags, keywords, modules, concepts, limits, troubleshooting } =
  connector.shape;
const module = modules.element.shape;

/** /data/connectors.json. */
export const connectorsFile = dataFile('Connectors: what each reads, what it needs, what it can do.', {
  connectors: z
    .array(
      z.strictObject({
        id,
        title,
        page: pagePath,
        platform,
        description,
        tags,
        keywords,
        modules: z
          .array(
            z.strictObject({
              plugin: module.plugin,
              title: module.title,
              chooseWhen: module.chooseWhen,
              status: module.status,
              extra: module.extra,
              capabilities: module.capabilities,
              requirements: module.requirements,
              recipes: module.recipes,
              patterns: module.patterns,
              source: module.source,
            }),
          )
          .min(1)
          .describe('Plugins that read this source, the usual one first.'),
        concepts,
        limits,
        troubleshooting,
      }),
    )
    .describe('By id. Sentences are Markdown.'),
});
