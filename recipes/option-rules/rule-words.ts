import type { Message, Said } from '#model/message.ts';
import { joinedBy, listed } from '#yaml/check/listed.ts';
import type { RecipeRule, RuleTest } from '../facts.ts';
import { recipeMessage } from '../messages.ts';
import type { Owner } from '../words.ts';
import type { BrokenRule } from './broken-rule.ts';

/**
 * A test in words, for example `` `profiling.enabled: true` ``. Code is between backticks.
 * @param group path of the group that the option is in; empty for the top
 */
export function testWords({ option, is, isNot, matches, given }: RuleTest, group = ''): Said {
  const path = group === '' ? option : `${group}.${option}`;
  if (given === false) return recipeMessage('recipeNoOption', { path });
  if (is) {
    const pairs = is.map((value) => `\`${path}: ${value}\``);
    return joinedBy(pairs, 'or');
  }
  if (isNot) {
    const values = joinedBy(
      isNot.map((value) => `\`${value}\``),
      'or',
    );
    return recipeMessage('recipeOtherThan', { path, values });
  }
  if (matches !== undefined) return recipeMessage('recipeMatching', { path, matches });
  return `\`${path}\``;
}

/** The conditions of a rule in words; an empty text for a rule that always applies. */
export function conditionWords({ when, any }: RecipeRule, group = ''): Said {
  return listed(
    when.map((test) => testWords(test, group)),
    any ? 'or' : 'and',
  );
}

/** What is wrong, as a sentence. */
export function brokenWords({ rule, group, at, missing }: BrokenRule, { inside: owner, atStart }: Owner): Message {
  const names = (word: 'and' | 'or') =>
    listed(
      at.map(({ option }) => testWords({ option }, group.path)),
      word,
    );
  const several = at.length > 1;
  const options = names('and');
  const condition = conditionWords(rule, group.path);
  switch (rule.kind) {
    case 'requires': {
      const tests = at.map((test) => testWords(test, group.path));
      return withCondition(
        recipeMessage('recipeRequires', { owner: atStart, options: listed(tests, 'and') }),
        condition,
      );
    }
    case 'excludes':
      return recipeMessage('recipeCantBeCombined', { options, owner, condition });
    case 'onlyWith':
      if (rule.severity === 'error') return recipeMessage('recipeCanOnlyBeUsed', { options, owner, condition });
      return several
        ? recipeMessage('recipeHaveNoEffectWithout', { options, owner, condition })
        : recipeMessage('recipeHasNoEffectWithout', { options, owner, condition });
    case 'impliedBy':
      return several
        ? recipeMessage('recipeHaveNoEffectWith', { options, owner, condition })
        : recipeMessage('recipeHasNoEffectWith', { options, owner, condition });
    default: {
      if (!missing) return withCondition(recipeMessage('recipeAcceptsOnlyOne', { owner: atStart, options }), condition);
      const either = { owner: atStart, options: names('or') };
      return withCondition(
        rule.kind === 'exactlyOneOf'
          ? recipeMessage('recipeRequiresOne', either)
          : recipeMessage('recipeRequires', either),
        condition,
      );
    }
  }
}

/** A statement as a sentence, with the condition under which it is true. */
function withCondition(statement: Message, condition: Said): Message {
  return condition === ''
    ? recipeMessage('recipeAlways', { statement })
    : recipeMessage('recipeWithCondition', { statement, condition });
}
