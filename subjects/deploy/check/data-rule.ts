import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding, Rule, TextContext } from '#yaml/check/rule.ts';
import type { DeployFacts } from '../deploy-facts.ts';
import { holds } from './conditions.ts';
import type { Lookup } from './lookup.ts';
import { deployMessage } from './messages.ts';

type DataRule = DeployFacts['rules'][number];

/** A file whose values or variables rules look up. */
export interface LookupContext extends TextContext {
  /** One for a values file or a .env file; one for each service in a Compose file. */
  lookups: readonly { lookup: Lookup; service?: string; name?: string }[];
}

/** A rule that is written as data. */
export function ruleOfData(rule: DataRule): Rule<LookupContext> {
  const { id, severity, explanation, page, when, services } = rule;
  return {
    id,
    severity,
    explanation,
    page,
    find: ({ lookups }) =>
      lookups
        .filter(({ service }) => services === undefined || service === undefined || services.includes(service))
        .filter(({ lookup }) => when.every((condition) => holds(condition, lookup)))
        .map(({ lookup, name }) => finding(rule, lookup, name)),
  };
}

function finding({ at, message, fix }: DataRule, lookup: Lookup, name: string | undefined): Finding {
  const given = at.map((path) => lookup.spanOf(path)).find((span) => span !== undefined);
  const above = at.map((path) => lookup.nearestSpan(path)).find((span) => span !== undefined);
  const told = message.replaceAll(/\{([^}]+)\}/g, (whole, path: string) => String(lookup.valueOf(path) ?? whole));
  const value = fix === undefined ? undefined : lookup.valueSpanOf(fix.path);
  return {
    at: given ?? above ?? { from: 0, to: Math.min(1, lookup.text.length) },
    message:
      name === undefined
        ? told
        : deployMessage('deployInService', { name, told: told.charAt(0).toLowerCase() + told.slice(1) }),
    fixes: fix === undefined || value === undefined ? [] : [replaceFix(fix.label, value, fix.value)],
  };
}
