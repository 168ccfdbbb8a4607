import type { RecipeChoices } from '../types.ts';

/**
 * Choices of the recipe studio for tests: a source whose recipe runs on this machine, and nothing else.
 * @param more what differs from that
 */
export function choose(source: string, more: Partial<RecipeChoices> = {}): RecipeChoices {
  return {
    source,
    scenario: '',
    sink: '',
    place: 'host',
    server: '',
    values: {},
    sinkValues: {},
    transformers: [],
    schedule: { kind: 'none', expression: '' },
    ...more,
  };
}
