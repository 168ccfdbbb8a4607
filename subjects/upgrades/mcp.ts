import { upgradeChanges } from './mcp/upgrade-changes.ts';

export const docsTools = [upgradeChanges];
