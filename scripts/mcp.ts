import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { BuiltData } from '#services/mcp/built-data.ts';
import { createDocsServer } from '#services/mcp/docs-server.ts';
import { loadDocsTools } from '#subjects/docs-tools.ts';
import type { Command } from './command.ts';
import { readOptions } from './options.ts';

/**
 * `npm run mcp`: answers agents over standard input and output with the Model Context Protocol, from the built site in dist/ or the folder in
 * `--site`. Doesn't need the network. Stops when the client closes the connection.
 */
export const run: Command = async (args) => {
  const { values } = readOptions(args, { site: { type: 'string' } });
  const folder = resolve(process.cwd(), values.site ?? 'dist');
  if (!existsSync(join(folder, 'data/index.json'))) {
    console.error(`There is no built site in ${folder}. Run "npm run build" first, or specify its folder with --site.`);
    return 1;
  }
  const server = createDocsServer(new BuiltData(folder), await loadDocsTools());
  await server.connect(new StdioServerTransport());
  return new Promise((done) => {
    process.stdin.once('end', () => done(0));
    process.stdin.once('close', () => done(0));
  });
};
