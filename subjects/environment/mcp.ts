import { describeSetting } from './mcp/describe-setting.ts';

export const docsTools = [describeSetting];
