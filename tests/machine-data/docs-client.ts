import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { built } from '../budgets/built-site.ts';

/** What a tool answers. */
export interface Answered {
  text: string;
  isError: boolean;
}

/** A client of the docs server, which runs in a process over the built site. */
export function docsClient() {
  const client = new Client({ name: 'tests', version: '1' });
  return {
    client,
    connect: async () => {
      const args = ['scripts/mcp-server.mjs', '--site', built];
      await client.connect(new StdioClientTransport({ command: process.execPath, args }));
    },
    call: async (name: string, input: Record<string, unknown>): Promise<Answered> => {
      const { content, isError = false } = await client.callTool({ name, arguments: input });
      const [{ text }] = content as [{ text: string }];
      return { text, isError: isError === true };
    },
  };
}
