import type { RecipeRule, RuleTest } from '../facts.ts';
import type { BrokenRule } from './broken-rule.ts';

/**
 * A test in words, for example `` `profiling.enabled: true` ``. Code is between backticks.
 * @param group path of the group that the option is in; empty for the top
 */
export function testWords({ option, is, isNot, matches, given }: RuleTest, group = ''): string {
  const path = group === '' ? option : `${group}.${option}`;
  if (given === false) return `no \`${path}\``;
  if (is) return is.map((value) => `\`${path}: ${value}\``).join(' or ');
  if (isNot) return `\`${path}\` other than ${isNot.map((value) => `\`${value}\``).join(' or ')}`;
  if (matches !== undefined) return `\`${path}\` matching \`${matches}\``;
  return `\`${path}\``;
}

/** The conditions of a rule in words; empty for a rule that always applies. */
export function conditionWords({ when, any }: RecipeRule, group = ''): string {
  return listed(
    when.map((test) => testWords(test, group)),
    any ? 'or' : 'and',
  );
}

/**
 * What is wrong, as a sentence.
 * @param owner what has the options, for example `` the source `mysql` ``
 */
export function brokenWords({ rule, group, at, missing }: BrokenRule, owner: string): string {
  const names = (word: 'and' | 'or') =>
    listed(
      at.map(({ option }) => testWords({ option }, group.path)),
      word,
    );
  const several = at.length > 1;
  const condition = conditionWords(rule, group.path);
  const withCondition = condition === '' ? '' : ` with ${condition}`;
  switch (rule.kind) {
    case 'requires':
      return `${sentenceStart(owner)} requires ${listed(
        at.map((test) => testWords(test, group.path)),
        'and',
      )}${withCondition}.`;
    case 'excludes':
      return `${names('and')} of ${owner} can't be combined with ${condition}.`;
    case 'onlyWith':
      return rule.severity === 'error'
        ? `${names('and')} of ${owner} can only be used with ${condition}.`
        : `${names('and')} of ${owner} ${several ? 'have' : 'has'} no effect without ${condition}.`;
    case 'impliedBy':
      return `${names('and')} of ${owner} ${several ? 'have' : 'has'} no effect with ${condition}, which sets ${several ? 'them' : 'it'}.`;
    default:
      if (!missing) return `${sentenceStart(owner)} accepts only one of ${names('and')}${withCondition}.`;
      return `${sentenceStart(owner)} requires ${rule.kind === 'exactlyOneOf' ? 'one of ' : ''}${names('or')}${withCondition}.`;
  }
}

function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words with commas and a last `and` or `or`. */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 3) return words.join(` ${last} `);
  return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`;
}
