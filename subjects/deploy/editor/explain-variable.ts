import type { TextExplanation } from '#model/text-check.ts';
import { limits } from '#yaml/limits.ts';
import type { DeployFacts } from '../deploy-facts.ts';

/** Explains the variable on the line at an offset of a .env file or a Compose file; nothing if it isn't known. Never throws. */
export function explainVariable(text: string, offset: number, { variables }: DeployFacts): TextExplanation | undefined {
  if (text.length > limits.length) return undefined;
  const start = text.lastIndexOf('\n', Math.min(offset, text.length) - 1) + 1;
  const end = text.indexOf('\n', start) === -1 ? text.length : text.indexOf('\n', start);
  const line = text.slice(start, end);
  const name = /^[\s-]*(?:export\s+)?["']?([A-Za-z_]\w*)["']?\s*[=:]/.exec(line)?.[1];
  const known = name === undefined ? undefined : variables[name];
  if (name === undefined || known === undefined) return undefined;
  return {
    from: start + line.indexOf(name),
    to: start + line.trimEnd().length,
    title: name,
    type: known.services.join(', '),
    required: false,
    description: known.meaning,
  };
}
