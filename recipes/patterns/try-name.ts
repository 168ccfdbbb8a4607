import type { Message } from '#model/message.ts';
import { recipeMessage } from '../messages.ts';
import { type PythonPattern, pythonPattern } from './python-pattern.ts';

/** The verdict on a name. */
export interface NameVerdict {
  name: string;
  /** Undefined if it can't be determined here. */
  passes?: boolean;
  /** Why, with code between backticks. */
  reason: Message;
}

export interface AllowDeny {
  allow: readonly string[];
  deny: readonly string[];
  ignoreCase: boolean;
}

/** Something in a list of patterns that needs attention. */
export interface PatternRemark {
  list: 'allow' | 'deny';
  pattern: string;
  kind: 'invalid' | 'different';
  reason: Message;
}

interface Compiled {
  source: string;
  pattern: PythonPattern;
}

/**
 * Filters names like `AllowDenyPattern.allowed`: a name that a deny pattern matches is left out; any other name passes if an allow pattern matches
 * it. Each pattern has to match from the start of the name.
 */
export function tryNames(names: readonly string[], { allow, deny, ignoreCase }: AllowDeny): NameVerdict[] {
  const compile = (source: string): Compiled => ({ source, pattern: pythonPattern(source, ignoreCase) });
  const denied = deny.map(compile);
  const allowed = allow.map(compile);
  return names.map((name) => ({ name, ...decide(name, denied, allowed, ignoreCase) }));
}

/** The patterns that can't be applied here. */
export function remarksOn({ allow, deny, ignoreCase }: AllowDeny): PatternRemark[] {
  const lists = [
    ['deny', deny],
    ['allow', allow],
  ] as const;
  return lists.flatMap(([list, patterns]) =>
    patterns.flatMap((source) => {
      const pattern = pythonPattern(source, ignoreCase);
      return pattern.kind === 'regex' ? [] : [{ list, pattern: source, kind: pattern.kind, reason: pattern.reason }];
    }),
  );
}

function decide(
  name: string,
  denied: readonly Compiled[],
  allowed: readonly Compiled[],
  ignoreCase: boolean,
): Omit<NameVerdict, 'name'> {
  // If case is ignored, Python also matches these two Turkish letters with i, but the browser doesn't.
  if (
    ignoreCase &&
    /[İı]/.test([name, ...denied.map(({ source }) => source), ...allowed.map(({ source }) => source)].join(''))
  )
    return { reason: recipeMessage('recipeLettersComparedDifferentlyHere') };
  // `allowed` stops at the first decisive pattern, so a broken pattern after it does no harm.
  for (const { source, pattern } of denied) {
    const matches = matchesName(pattern, name);
    if (matches === undefined) return undecided(source, pattern);
    if (matches) return { passes: false, reason: recipeMessage('recipeDeniedBy', { source }) };
  }
  for (const { source, pattern } of allowed) {
    const matches = matchesName(pattern, name);
    if (matches === undefined) return undecided(source, pattern);
    if (matches) return { passes: true, reason: recipeMessage('recipeAllowedBy', { source }) };
  }
  if (allowed.length === 0) return { passes: false, reason: recipeMessage('recipeAllowListEmptySoNothing') };
  const somewhere = allowed.find(({ pattern }) => pattern.kind === 'regex' && matchesLater(pattern.regex, name));
  return {
    passes: false,
    reason:
      somewhere === undefined
        ? recipeMessage('recipeNoAllowPatternMatches')
        : recipeMessage('recipeMatchesOnlyFurtherPatternsCompared', { source: somewhere.source }),
  };
}

function undecided(source: string, pattern: PythonPattern): Omit<NameVerdict, 'name'> {
  if (pattern.kind === 'invalid') return { reason: recipeMessage('recipeNotValidPatternPythonSo', { source }) };
  return { reason: recipeMessage('recipePatternNotTried', { source }) };
}

function matchesName(pattern: PythonPattern, name: string): boolean | undefined {
  if (pattern.kind !== 'regex') return undefined;
  pattern.regex.lastIndex = 0;
  return pattern.regex.test(name);
}

function matchesLater(regex: RegExp, name: string): boolean {
  return new RegExp(regex.source, regex.flags.replace('y', '')).test(name);
}
