import { restEndpoint } from './mcp/rest-endpoint.ts';

export const docsTools = [restEndpoint];
