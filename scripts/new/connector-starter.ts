import { capabilityStarter } from './capability-starter.ts';

/**
 * A valid connector file to start from; `npm run check` accepts it, and its texts say what to write.
 * @param id for example `postgres`
 */
export function connectorStarter(id: string): string {
  const title = id.charAt(0).toUpperCase() + id.slice(1);
  const className = title.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const file = `metadata-ingestion/src/datahub/ingestion/source/${id}.py`;
  return `id: ${id}
title: ${title}
platform: ${id}
description: >-
  One sentence of 50 to 200 characters that says what the reader gets from this connector.
summary: |
  Say what it connects and who needs it.

  Then say what it does not read, and what it needs beyond the usual.
tags:
  platformType: [Datastore]
  connection: Pull
  features: []
concepts:
  - source: Table
    entity: dataset
    aspects: [datasetProperties, schemaMetadata]
modules:
  - plugin: ${id}
    title: ${title}
    status: testing
    extra: ${id}
    source:
      class: datahub.ingestion.source.${id}.${className}Source
      config: ${className}Config
      files: [${file}]
    capabilities:
${capabilityStarter(file)}
    requirements:
      - kind: network
        text: The machine of the ingestion reaches the server on its port.
    recipes:
      - title: Start with one database
        shows: Say when to use it and what to look at.
        yaml: |
          source:
            type: ${id}
            config:
              host: example.com:5432

          sink:
            type: datahub-rest
            config:
              server: http://localhost:8080
    inherits: [PlatformInstanceConfig, EnvConfig]
    options:
      - name: host
        type: string
        required: true
        description: Say what it is for, what changes when it is set, and its limits.
        example: example.com:5432
    rules: []
links:
  - label: UI ingestion
    href: /docs/ui-ingestion
    why: run this recipe on a schedule from the user interface
`;
}
