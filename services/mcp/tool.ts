import { z } from 'zod';
import type { BuiltData } from './built-data.ts';
import { Unanswerable } from './unanswerable.ts';

/** Maximum length of a response in characters, which is about as much as an agent can process at a time. */
export const ANSWER_LIMIT = 20_000;

/** A tool of the docs server. */
export interface DocsTool {
  name: string;
  title: string;
  /** What it is for and when to use a different tool. */
  description: string;
  input: z.ZodObject;
  /**
   * Responds in Markdown.
   * @throws Unanswerable if there is no answer; ZodError if the input is invalid
   */
  answer: (input: unknown, data: BuiltData) => Promise<string>;
}

/** Creates a tool whose function receives input of its schema's type. */
export function docsTool<Shape extends z.core.$ZodLooseShape>(tool: {
  name: string;
  title: string;
  description: string;
  input: Shape;
  answer: (input: z.infer<z.ZodObject<Shape, z.core.$strict>>, data: BuiltData) => string | Promise<string>;
}): DocsTool {
  const input = z.strictObject(tool.input);
  return { ...tool, input, answer: async (given, data) => tool.answer(input.parse(given), data) };
}

/** What a client gets: an answer within the limit, or an error worded for the agent. */
export interface ToolResult {
  [key: string]: unknown;
  content: { type: 'text'; text: string }[];
  isError?: true;
}

/** Runs a tool. Faults of the server itself are thrown. */
export async function runTool({ answer }: DocsTool, input: unknown, data: BuiltData): Promise<ToolResult> {
  try {
    return { content: [{ type: 'text', text: bounded(await answer(input, data)) }] };
  } catch (error) {
    if (!(error instanceof Unanswerable)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

/** A text within the limit. A truncated text says so. */
export function bounded(text: string, limit = ANSWER_LIMIT): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf('\n', limit);
  return `${text.slice(0, end > limit / 2 ? end : limit)}\n\n[Truncated at ${limit} of ${text.length} characters. Ask for less.]`;
}
