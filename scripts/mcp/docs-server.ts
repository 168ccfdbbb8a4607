import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { BuiltData } from './built-data.ts';
import { pageMarkdown } from './page-markdown.ts';
import { runTool } from './tool.ts';
import { checkRecipeTool } from './tools/check-recipe.ts';
import { connectorRequirements } from './tools/connector-requirements.ts';
import { describeEntity } from './tools/describe-entity.ts';
import { describeOption } from './tools/describe-option.ts';
import { explainError } from './tools/explain-error.ts';
import { graphqlType } from './tools/graphql-type.ts';
import { parseUrnTool } from './tools/parse-urn.ts';
import { readPage } from './tools/read-page.ts';
import { searchDocs } from './tools/search-docs.ts';

const tools = [
  searchDocs,
  readPage,
  connectorRequirements,
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
    new ResourceTemplate('datahub-docs:///{+path}', { list: undefined }),
    {
      title: 'Page of the documentation',
      description: 'The Markdown of a page, e.g. datahub-docs:///docs/tags.',
      mimeType: 'text/markdown',
    },
    (uri, { path }) => {
      const { markdown } = pageMarkdown(`/${path}`, data);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: markdown }] };
    },
  );
  return server;
}
