import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { inEnglish } from '#model/message.ts';
import { applyEdits } from '#model/text-edit.ts';
import { checkRecipe } from '../check-recipe.ts';
import { exampleFacts, mysqlRecipe } from '../testing/example-facts.ts';
import type { RunPlace } from '../types.ts';
import { rules } from './all-rules.ts';
import { optionRuleCases } from './option-rule-cases.ts';
import { type RuleCase, ruleCases } from './rule-cases.ts';

const cases = [...ruleCases, ...optionRuleCases];
const check = (text: string, place: RunPlace = 'host') => inEnglish(checkRecipe(text, exampleFacts, place)).problems;
const failingText = ({ failing, config = '', rest }: RuleCase) => failing ?? mysqlRecipe(config, rest);
const passingText = ({ passing, right = '' }: RuleCase) => passing ?? mysqlRecipe(right);

describe('every rule', () => {
  it('has a failing and a passing case, an explanation, and a page', () => {
    expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ id }) => id)));
    for (const { explanation, page } of inEnglish(rules)) {
      expect(explanation).toMatch(/^.{40,}\.$/);
      expect(page).toMatch(/^\/[a-z]/);
    }
  });

  it.each(cases)('$rule: $says', (each) => {
    const text = failingText(each);
    const found = check(text, each.place).filter(({ rule }) => rule === each.rule);
    expect(found.map(({ message }) => message)).toContain(each.says);
    const [fix] = found.find(({ message }) => message === each.says)?.fixes ?? [];
    const fixed = fix && applyEdits(text, fix.edits);
    if (each.fixed !== undefined) expect(fixed).toContain(each.fixed);
    const passing = check(passingText(each), each.passingPlace ?? each.place);
    expect(passing.filter(({ rule }) => rule === each.rule)).toEqual([]);
  });

  it.each(cases)('$rule: every correction removes the problem and leaves YAML', (each) => {
    const text = failingText(each);
    for (const problem of check(text, each.place)) {
      for (const { edits, label } of problem.fixes) {
        const fixed = applyEdits(text, edits);
        const left = check(fixed, each.place).filter(
          ({ rule, message }) => rule === problem.rule && message === problem.message,
        );
        expect([label, left]).toEqual([label, []]);
        expect([label, parseDocument(fixed, { uniqueKeys: false }).errors]).toEqual([label, []]);
      }
    }
  });
});
