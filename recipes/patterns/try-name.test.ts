import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { exampleFacts, mysqlRecipe } from '../testing/example-facts.ts';
import { recipePatterns } from './recipe-patterns.ts';
import { remarksOn, tryNames } from './try-name.ts';

const lists = (allow: string[], deny: string[] = [], ignoreCase = true) => ({ allow, deny, ignoreCase });
const passes = (name: string, patterns: ReturnType<typeof lists>) => inEnglish(tryNames([name], patterns))[0];

describe('names against allow and deny lists', () => {
  it('pass if an allow pattern matches from the start, and no deny pattern does', () => {
    expect(passes('shop.orders', lists(['shop\\.']))).toMatchObject({ passes: true, reason: 'Allowed by `shop\\.`' });
    expect(passes('SHOP.orders', lists(['shop\\.']))).toMatchObject({ passes: true });
    expect(passes('SHOP.orders', lists(['shop\\.'], [], false))).toMatchObject({ passes: false });
    expect(passes('shop.tmp_a', lists(['shop\\.'], ['.*\\.tmp_']))).toMatchObject({
      passes: false,
      reason: 'Denied by `.*\\.tmp_`',
    });
    expect(passes('a', lists([]))).toMatchObject({ passes: false, reason: expect.stringContaining('empty') });
  });

  it('that match only later in the name say so, because patterns are anchored', () => {
    expect(passes('db.shop.orders', lists(['shop']))?.reason).toContain('from its start');
  });

  it('stay open after a pattern that the browser or Python rejects', () => {
    expect(passes('a', lists(['(a)?\\1']))).toEqual({ name: 'a', reason: '`(a)?\\1` can’t be tested here' });
    expect(passes('a', lists(['.*'], ['*a']))?.reason).toContain('raises an error');
    expect(passes('a', lists(['a', '*a']))).toMatchObject({ passes: true });
    expect(remarksOn(lists(['*a'], ['(?>b)'])).map(({ list, kind }) => [list, kind])).toEqual([
      ['deny', 'different'],
      ['allow', 'invalid'],
    ]);
    expect(passes('DIYARBAKIR ı', lists(['.*']))?.passes).toBeUndefined();
  });
});

describe('the patterns of a recipe', () => {
  it('are its own or the defaults, with what the connector compares', () => {
    const recipe = mysqlRecipe("database_pattern:\n  deny: ['^sys$']\n  ignoreCase: no");
    expect(recipePatterns(recipe, exampleFacts)).toEqual([
      {
        option: 'database_pattern',
        isSet: true,
        allow: ['.*'],
        deny: ['^sys$'],
        ignoreCase: false,
      },
      {
        option: 'table_pattern',
        isSet: false,
        allow: ['.*'],
        deny: [],
        ignoreCase: true,
        target: { option: 'table_pattern', matches: 'database.table' },
      },
    ]);
    expect(recipePatterns('source: {type: unknown}', exampleFacts)).toEqual([]);
  });
});
