import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedDocuments } from '../checked-site.ts';
import type { Finding, OutsideChecker } from '../checker.ts';
import { installedVersion } from '../installed-version.ts';

/**
 * Rules about spelling, whose alternatives mean the same to a browser: the case of the doctype and of attributes (React writes autoComplete), and the
 * form of empty and boolean attributes. They are off because for each of their thousands of findings, the checker would look for a selector, which
 * takes minutes.
 */
const SPELLING = ['attr-case', 'doctype-style', 'attribute-empty-style', 'attribute-boolean-style'];

/** Checks the HTML of the build with all of html-validate's presets that aren't about a browser's version. */
export const htmlValidate: OutsideChecker = {
  name: 'html-validate',
  isQuick: true,
  run: async (site) => {
    const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
    // The standard comes last because it allows every ID that HTML allows.
    const presets = ['recommended', 'document', 'a11y', 'standard'].map((name) => `html-validate:${name}`);
    const rules = Object.fromEntries(SPELLING.map((name) => [name, 'off' as const]));
    const whole = new HtmlValidate(new StaticConfigLoader({ root: true, extends: presets, rules }));
    // Files below assets/ are inserted into documents, so they have no head.
    const partPresets = presets.filter((name) => name !== 'html-validate:document');
    const part = new HtmlValidate(new StaticConfigLoader({ root: true, extends: partPresets, rules }));
    const documents = checkedDocuments(site);
    const findings = documents.flatMap((file): Finding[] => {
      const checker = file.startsWith('assets/') ? part : whole;
      const { results } = checker.validateStringSync(readFileSync(join(site.dist, file), 'utf8'), file);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column, selector }) => ({
          rule: ruleId,
          where: `${file}:${line}:${column}${selector === null ? '' : ` ${selector}`}`,
          message,
        })),
      );
    });
    const version = installedVersion(join(site.root, 'node_modules'), 'html-validate');
    return { version, inputs: documents.length, findings };
  },
};
