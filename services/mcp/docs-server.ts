import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ReadResourceRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { BuiltData } from './built-data.ts';
import { RESOURCE_PREFIX, readResource } from './read-resource.ts';
import { type DocsTool, runTool } from './tool.ts';
import { readPage } from './tools/read-page.ts';
import { searchDocs } from './tools/search-docs.ts';

/** Tools over all pages. Those of subjects come after them. */
const siteTools: readonly DocsTool[] = [searchDocs, readPage];

/**
 * The docs server for agents, over a built site. It only reads.
 * @param subjectTools the tools of all subjects
 */
export function createDocsServer(data: BuiltData, subjectTools: readonly DocsTool[]): McpServer {
  const { title, version, build } = data.index();
  const server = new McpServer(
    { name: 'datahub-docs', title: `${title} documentation`, version: build },
    {
      instructions: `Use these tools to answer questions about ${title} from its documentation (version: ${version}). They work offline. Start with search_docs, and pass the paths that it returns to read_page. The names of options, fields, and types are exact.`,
    },
  );
  for (const tool of [...siteTools, ...subjectTools]) {
    const { name, title: toolTitle, description, input } = tool;
    const annotations = { readOnlyHint: true, openWorldHint: false };
    const config = { title: toolTitle, description, inputSchema: input, annotations };
    server.registerTool(name, config, (given: unknown) => runTool(tool, given, data));
  }
  server.registerResource(
    'page',
    new ResourceTemplate(`${RESOURCE_PREFIX}{+path}`, { list: undefined }),
    {
      title: 'Documentation page',
      description: 'A page as Markdown, for example datahub-docs:///docs/tags.',
      mimeType: 'text/markdown',
    },
    (uri) => readResource(uri.href, data),
  );
  // The SDK matches templates itself: it doesn't find the home page, and reports unknown resources with codes other than the protocol's.
  server.server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => readResource(uri, data));
  return server;
}
