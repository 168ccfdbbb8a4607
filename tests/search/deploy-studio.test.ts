import { expect, it } from 'vitest';
import { contentEngine } from './content-engine.ts';

const engine = await contentEngine();

// For “helm values” alone, the pages that describe the values come first.
it.each(['values.yaml generator', 'generate helm values', 'deploy production', 'compose file generator'])(
  'the deploy studio is among the first results for "%s"',
  async (query) => {
    const { pages } = await engine.search(query);
    expect(pages.slice(0, 8).map(({ href }) => href)).toContain('/tools/deploy');
  },
);
