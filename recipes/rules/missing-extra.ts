import { replaceFix } from '#yaml/check/fixes.ts';
import { joinedBy } from '#yaml/check/listed.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { textOf } from '#yaml/tree.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import { extrasFor } from '../write/extras.ts';

/** Install commands in comments that are missing an extra that the recipe needs. */
export const missingExtra: Rule = {
  id: 'missing-extra',
  severity: 'warning',
  explanation: recipeMessage('recipeWithoutExtraPackageRunStops'),
  page: '/docs/metadata-ingestion#prerequisites',
  find: ({ text, source, sink, facts, recipe }) => {
    const type = textOf(source?.type?.value);
    if (recipe === undefined || type === undefined) return [];
    const needed = extrasFor(type, textOf(sink?.type?.value), facts).filter((extra) => extra !== 'datahub-rest');
    return [...text.matchAll(/^\s*#.*?\bpip3? install\b.*?(acryl-datahub)(?![\w-])(?:\[([^\]\n]*)\])?/gm)].flatMap(
      (match): Finding[] => {
        const [line, name = '', list] = match;
        const given = list?.split(',').map((extra) => extra.trim()) ?? [];
        const missing = needed.filter((extra) => !given.includes(extra));
        if (missing.length === 0) return [];
        const from = match.index + line.lastIndexOf(name);
        const at = { from, to: match.index + line.length };
        const extras = `${name}[${[...given, ...missing].join(',')}]`;
        // Without quotes, zsh treats the brackets as a pattern.
        const isQuoted = /['"]/.test(text.charAt(from - 1));
        const insert = isQuoted ? extras : `'${extras}'`;
        const lacking = joinedBy(
          missing.map((extra) => `\`${extra}\``),
          'and',
        );
        const message = recipeMessage('recipeInstallLineCommentLacks', { lacking });
        return [{ at, message, fixes: [replaceFix(recipeMessage('recipeWriteCode', { code: extras }), at, insert)] }];
      },
    );
  },
};
