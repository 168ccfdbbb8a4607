import { McpError, type ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import type { BuiltData } from './built-data.ts';
import { pageMarkdown } from './page-markdown.ts';
import { Unanswerable } from './unanswerable.ts';

/** Addresses of pages as resources; the home page has nothing after the slashes. */
export const RESOURCE_PREFIX = 'datahub-docs:///';

/** The protocol's code for a resource that doesn't exist; the SDK has no name for it. */
const RESOURCE_NOT_FOUND = -32002;

/**
 * The Markdown of a page as a resource.
 * @param uri address that starts with `RESOURCE_PREFIX`
 * @throws McpError with the protocol's code if there is no such resource
 */
export function readResource(uri: string, data: BuiltData): ReadResourceResult {
  const notFound = (why: string) => new McpError(RESOURCE_NOT_FOUND, why, { uri });
  if (!uri.startsWith(RESOURCE_PREFIX)) throw notFound(`Resources of this server start with ${RESOURCE_PREFIX}.`);
  try {
    const { markdown } = pageMarkdown(`/${uri.slice(RESOURCE_PREFIX.length)}`, data);
    return { contents: [{ uri, mimeType: 'text/markdown', text: markdown }] };
  } catch (error) {
    throw error instanceof Unanswerable ? notFound(error.message) : error;
  }
}
