import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedDocuments } from '../checked-site.ts';
import type { Finding, OutsideChecker } from '../checker.ts';
import { installedVersion } from '../installed-version.ts';

/** Checks the HTML of the build with all of html-validate's presets that aren't about a browser's version. */
export const htmlValidate: OutsideChecker = {
  name: 'html-validate',
  isQuick: true,
  run: async (site) => {
    const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
    const presets = ['standard', 'recommended', 'document', 'a11y'].map((name) => `html-validate:${name}`);
    const whole = new HtmlValidate(new StaticConfigLoader({ root: true, extends: presets }));
    // Files below assets/ are inserted into documents, so they have no head.
    const part = new HtmlValidate(
      new StaticConfigLoader({ root: true, extends: presets.filter((name) => name !== 'html-validate:document') }),
    );
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
