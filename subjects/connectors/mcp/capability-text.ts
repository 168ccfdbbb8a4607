import { oneLine } from '#services/mcp/one-line.ts';
import { capabilityWords } from '../capability-words.ts';
import type { Capability } from '../schema/capability.ts';

/** A capability in one line, with the options that turn it on or off and what limits it. */
export function capabilityText(name: string, { value, options, note }: Capability): string {
  const paths = options.length === 0 ? '' : ` (${options.map((path) => `\`${path}\``).join(', ')})`;
  return `${name}: ${capabilityWords[value]}${paths}${note === undefined ? '' : `. ${oneLine(note)}`}`;
}
