import { describeEntity } from '#services/mcp/tools/describe-entity.ts';

export const docsTools = [describeEntity];
