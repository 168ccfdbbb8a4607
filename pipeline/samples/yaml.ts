import { LineCounter, parseAllDocuments } from 'yaml';
import type { Checker } from './checker.ts';

/** YAML, one document or several. Recipes have a separate checker, which reads them too. */
export const yamlChecker: Checker = {
  check: ({ code }) => {
    const lines = new LineCounter();
    const documents = parseAllDocuments(code, { lineCounter: lines, prettyErrors: false });
    return documents
      .flatMap(({ errors }) => errors)
      .map(({ message, pos }) => ({
        line: lines.linePos(pos[0]).line,
        rule: 'samples/yaml',
        message: `The sample isn't valid YAML: ${message.replace(/\.$/, '')}.`,
        fix: 'Correct it, or say why it can’t be checked after the language: illustrative="…".',
      }));
  },
};
