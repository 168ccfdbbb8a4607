import { sentences } from '#model/message.ts';
import { nearest } from '#model/nearest.ts';
import { removeFix, replaceFix } from '#yaml/check/fixes.ts';
import { mostProblems } from '#yaml/check/limits.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Entry, MapNode } from '#yaml/tree.ts';
import { isNamedEntry, type RuleContext, type Scope } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import type { RecipeOption } from '../facts.ts';
import { recipeMessage } from '../messages.ts';
import { formerOption } from './former-options.ts';
import { misplacedKeys } from './misplaced.ts';
import { pluginPage } from './option-page.ts';

/** Keys that no option has. */
export const unknownOption: Rule = {
  id: 'unknown-option',
  severity: 'error',
  explanation: recipeMessage('recipeEveryConfigurationClassRefusesKeys'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: (context) => {
    const elsewhere = new Set(misplacedKeys(context).map(({ entry }) => entry));
    return context.scopes.flatMap((scope) =>
      scope.walk.unknown
        .filter(({ entry, map, path }) => {
          if (elsewhere.has(entry) || formerOption(path, scope) !== undefined) return false;
          return scope.plugin !== undefined || !isNamedEntry(map, context.facts);
        })
        .slice(0, mostProblems)
        .map((unknown, index) => finding(unknown, scope, context, index < mostCompared)),
    );
  },
};

/** Up to this number of keys, a similar name is looked for. A recipe with more of them has problems other than spelling. */
const mostCompared = 50;

interface Unknown {
  entry: Entry;
  map: MapNode;
  accepted: readonly RecipeOption[];
  path: string;
}

function finding(
  { entry, map, accepted, path }: Unknown,
  scope: Scope,
  { text }: RuleContext,
  compares: boolean,
): Finding {
  const taken = new Set(map.entries.map(({ key }) => key));
  const names = compares ? accepted.map(({ name }) => name).filter((name) => !taken.has(name)) : [];
  const meant = nearest(entry.key, names) ?? sameWord(entry.key, names);
  const owner = scope.owner.atStart;
  const is = recipeMessage('recipeHasNoOption', { owner, path });
  const remove = removeFix(recipeMessage('recipeRemoveIt'), map, entry);
  if (meant === undefined) {
    const others = compares ? accepted.filter(({ name }) => taken.has(name) && name !== entry.key) : [];
    const there = nearest(
      entry.key,
      others.map(({ name }) => name),
    );
    const isKnown = there !== undefined;
    const message = isKnown ? sentences(is, recipeMessage('recipeThereAlready', { there })) : is;
    return { at: entry.keySpan, message, ...pluginPage(scope), fixes: remove };
  }
  const { from, to } = entry.keySpan;
  const isQuoted = /^['"]/.test(text.slice(from, to));
  return {
    at: entry.keySpan,
    message: sentences(is, recipeMessage('recipeDidYouMean', { meant })),
    ...pluginPage(scope),
    fixes: [
      replaceFix(recipeMessage('recipeWriteCode', { code: meant }), entry.keySpan, isQuoted ? `'${meant}'` : meant),
      ...remove,
    ],
  };
}

/** `hostPort` and `host-port` for `host_port`, which are too many edits for the nearest name. */
function sameWord(wrong: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => name.replaceAll(/[_\W]/g, '').toLowerCase();
  return names.find((name) => bare(name) === bare(wrong));
}
