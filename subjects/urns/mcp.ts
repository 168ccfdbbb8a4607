import { parseUrnTool } from './mcp/parse-urn.ts';

export const docsTools = [parseUrnTool];
