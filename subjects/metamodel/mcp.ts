import { describeEntity } from './mcp/describe-entity.ts';

export const docsTools = [describeEntity];
