import { explainError } from './explain-error.mcp.ts';

export const docsTools = [explainError];
