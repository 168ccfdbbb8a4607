import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Finding } from './checker.ts';

const FILE = 'scripts/check/outside/explained.yaml';

const explanation = z.strictObject({
  checker: z.string().min(1),
  /** In this and the next two, `*` matches any text. */
  rule: z.string().min(1),
  where: z.string().min(1).default('*'),
  message: z.string().min(1).default('*'),
  /** Why the finding stays. */
  reason: z.string().min(20),
});

/** Findings that stay, with the reason. */
export type Explanation = z.infer<typeof explanation>;

/** Reads the explained findings. */
export function readExplanations(root: string): Explanation[] {
  return z.array(explanation).parse(parse(readFileSync(join(root, FILE), 'utf8')));
}

const matcher = (pattern: string) => {
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`, 's');
};

/**
 * Separates the findings of one checker that an explanation covers from those that someone has to check.
 * @param explanations those of this checker
 * @returns findings without an explanation, the number of the others, and explanations that cover nothing
 */
export function explain(
  findings: readonly Finding[],
  explanations: readonly Explanation[],
): { open: Finding[]; explained: number; unused: Explanation[] } {
  const matchers = explanations.map((given) => ({
    given,
    covers: { rule: matcher(given.rule), where: matcher(given.where), message: matcher(given.message) },
  }));
  const used = new Set<Explanation>();
  const open = findings.filter((finding) => {
    const found = matchers.find(
      ({ covers }) =>
        covers.rule.test(finding.rule) && covers.where.test(finding.where) && covers.message.test(finding.message),
    );
    if (found) used.add(found.given);
    return !found;
  });
  return {
    open,
    explained: findings.length - open.length,
    unused: explanations.filter((given) => !used.has(given)),
  };
}
