import { parseUrnTool } from '#services/mcp/tools/parse-urn.ts';

export const docsTools = [parseUrnTool];
