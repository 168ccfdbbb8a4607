import type { RecipeChoices } from '../types.ts';

/**
 * Recipe studio choices for tests: only a source whose recipe runs on this machine.
 * @param more differences from that
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
