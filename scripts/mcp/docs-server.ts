import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ReadResourceRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { BuiltData } from './built-data.ts';
import { RESOURCE_PREFIX, readResource } from './read-resource.ts';
import { runTool } from './tool.ts';
import { checkRecipeTool } from './tools/check-recipe.ts';
import { connectorRequirements } from './tools/connector-requirements.ts';
import { describeEntity } from './tools/describe-entity.ts';
import { describeOption } from './tools/describe-option.ts';
import { explainError } from './tools/explain-error.ts';
import { findConnectors } from './tools/find-connectors.ts';
import { graphqlType } from './tools/graphql-type.ts';
import { parseUrnTool } from './tools/parse-urn.ts';
import { readPage } from './tools/read-page.ts';
import { searchDocs } from './tools/search-docs.ts';

const tools = [
  searchDocs,
  readPage,
  connectorRequirements,
  findConnectors,
  describeOption,
  checkRecipeTool,
  describeEntity,
  parseUrnTool,
  graphqlType,
  explainError,
];

/** The docs server for agents, over a built site. It only reads. */
export function createDocsServer(data: BuiltData): McpServer {
  const { title, version, build } = data.file('index');
  const server = new McpServer(
    { name: 'datahub-docs', title: `${title} documentation`, version: build },
    {
      instructions: `Answers about ${title} (documentation version: ${version}) from its documentation, offline. Begin with search_docs; the paths in answers are for read_page. Names of options, fields and types are exact.`,
    },
  );
  for (const tool of tools) {
    const { name, title: toolTitle, description, input } = tool;
    const annotations = { readOnlyHint: true, openWorldHint: false };
    const config = { title: toolTitle, description, inputSchema: input, annotations };
    server.registerTool(name, config, (given: unknown) => runTool(tool, given, data));
  }
  server.registerResource(
    'page',
    new ResourceTemplate(`${RESOURCE_PREFIX}{+path}`, { list: undefined }),
    {
      title: 'Page of the documentation',
      description: 'The Markdown of a page, e.g. datahub-docs:///docs/tags.',
      mimeType: 'text/markdown',
    },
    (uri) => readResource(uri.href, data),
  );
  // The SDK matches templates itself: it doesn't find the home page, and reports unknown resources with other codes than the protocol's.
  server.server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => readResource(uri, data));
  return server;
}
