import { nearest } from '#model/nearest.ts';
import type { Fix } from '#model/text-check.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { endOf, insertEdit } from '#yaml/edits.ts';
import type { RuleContext, Scope } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import type { Walk } from '../check/walk.ts';
import { recipeMessage } from '../messages.ts';
import { exampleLine } from '../write/example-value.ts';
import { formerOption } from './former-options.ts';
import { optionPage } from './option-page.ts';

/** Required options that are missing. Separate rules cover what is missing at the top or beside `config`. */
export const missingOption: Rule = {
  id: 'missing-option',
  severity: 'error',
  explanation: recipeMessage('recipeOptionHasNoDefaultSo'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: (context) =>
    context.scopes.flatMap((scope) =>
      scope.walk.missing
        .filter(
          (missing) =>
            !hasOwnRule(missing, scope) && !isThereUnderFormerName(missing, scope) && !isMisspelt(missing, scope),
        )
        .map((missing) => finding(missing, scope, context)),
    ),
};

type Missing = Walk['missing'][number];

function hasOwnRule({ path }: Missing, { plugin }: Scope): boolean {
  return plugin === undefined && /^(source|source\.type|sink\.type|transformers\..*\.type)$/.test(path);
}

function isThereUnderFormerName({ map, option, path }: Missing, scope: Scope): boolean {
  const prefix = path.slice(0, path.length - option.name.length);
  return map.entries.some(({ key }) => formerOption(prefix + key, scope, option.name)?.now === option.name);
}

/** As for unknown options. */
const mostCompared = 50;

/** A misspelled name is reported as an unknown option, and its correction sets this one. */
function isMisspelt({ map, option }: Missing, { walk }: Scope): boolean {
  return walk.unknown
    .filter((unknown) => unknown.map === map)
    .slice(0, mostCompared)
    .some(({ entry }) => nearest(entry.key, [option.name]) !== undefined);
}

function finding({ option, map, empty, path }: Missing, scope: Scope, { text }: RuleContext): Finding {
  const [line = ''] = [exampleLine(option, scope.plugin?.type ?? 'recipe')];
  const page = optionPage(scope.plugin, option);
  const more = option.description;
  if (empty !== undefined) {
    const at = endOf(empty);
    const insert = line.slice(option.name.length + 1);
    const value = insert.trim();
    const fixes: Fix[] = line.includes('\n')
      ? []
      : [
          {
            label: recipeMessage('recipeFillIn', { code: value }),
            edits: [{ from: at, to: Math.max(at, empty.value.to), insert }],
          },
        ];
    return {
      at: empty.keySpan,
      message: recipeMessage('recipeRequiredEmpty', { path, owner: scope.owner.inside }),
      more,
      page,
      fixes,
    };
  }
  const [added = ''] = line.split('\n', 1);
  const first = map.entries[0]?.keySpan ?? { from: map.from, to: map.to };
  return {
    at: scope.part?.config !== undefined && map === scope.part.config.value ? scope.part.config.keySpan : first,
    message: recipeMessage('recipeRequiredMissing', { path, owner: scope.owner.inside }),
    more,
    page,
    fixes: [{ label: recipeMessage('recipeAddCode', { code: added }), edits: [insertEdit(text, map, [line])] }],
  };
}
