import type { BuiltData } from '#services/mcp/built-data.ts';
import type { ErrorKnowledge } from './knowledge.ts';
import { type PublishedKnowledge, readKnowledge } from './rows.ts';

/** Everything that the error tool of a built site knows. */
export function builtKnowledge(data: BuiltData): ErrorKnowledge {
  return data.parsed(data.index().errorKnowledge, (text) => readKnowledge(JSON.parse(text) as PublishedKnowledge));
}
