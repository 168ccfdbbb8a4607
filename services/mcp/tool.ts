import { z } from 'zod';
import type { BuiltData } from './built-data.ts';
import { Unanswerable } from './unanswerable.ts';

/** Most characters of an answer, which is about as much as an agent can process in one response. */
export const ANSWER_LIMIT = 20_000;

/** A tool of the docs server. */
export interface DocsTool {
  name: string;
  title: string;
  /** What it is for and when to use another one. */
  description: string;
  input: z.ZodObject;
  /**
   * Answers in Markdown.
   * @throws Unanswerable when there is no answer; ZodError when the input does not fit
   */
  answer: (input: unknown, data: BuiltData) => Promise<string>;
}

/** Makes a tool whose answer gets input of the type of its schema. */
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

/** A text within the limit; what is cut says so. */
export function bounded(text: string, limit = ANSWER_LIMIT): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf('\n', limit);
  return `${text.slice(0, end > limit / 2 ? end : limit)}\n\n[Truncated at ${limit} of ${text.length} characters. Ask for less.]`;
}
