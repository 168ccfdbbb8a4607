import { environments, type SampleValue } from '#model/reader-values.ts';
import type { SamplePage } from './sample-page.ts';
import {
  addressRules,
  commandLine,
  dataPlatform,
  environmentRules,
  packageRules,
  platformRules,
  programRules,
  tokenRules,
  type ValueRule,
} from './value-rules.ts';

/**
 * A value whose places depend on each other: a script that reads one variable but sets another in the line above is broken. The value is marked on a
 * page only if every place in its samples is marked with the same value.
 */
export interface DependentValue {
  value: SampleValue;
  /** Everything in samples that must be marked. */
  everywhere: RegExp;
  /** A page with this text explains the value itself. */
  prose?: RegExp;
}

/** The rules that apply to a page. */
export interface PageRules {
  /** In order: a rule doesn't change what an earlier rule has marked. */
  rules: readonly ValueRule[];
  dependent: readonly DependentValue[];
}

const environment = new RegExp(`\\b(?:${environments.join('|')})\\b`, 'g');

/** The rules of a page. */
export function rulesOf(page: SamplePage): PageRules {
  const platform = platformOf(page);
  const ofPlatform = platform === undefined ? undefined : new RegExp(`\\b${platform}\\b`, 'gi');
  return {
    rules: [
      ...addressRules,
      ...tokenRules,
      ...environmentRules,
      ...(installsProgram(page) ? programRules : []),
      ...packageRules,
      ...(platform === undefined ? [] : platformRules(platform)),
    ],
    dependent: [
      { value: 'token', everywhere: /\bDATAHUB_(?:GMS_)?TOKEN\b/g },
      { value: 'env', everywhere: environment, prose: environment },
      ...(ofPlatform ? [{ value: 'platform' as const, everywhere: ofPlatform, prose: ofPlatform }] : []),
    ],
  };
}

/**
 * Whether a page installs the command line only as a program. Scripts import what was installed, and if two lists of connectors are installed, the
 * second must not replace the first.
 */
function installsProgram({ samples }: SamplePage): boolean {
  const installed = samples.flatMap(({ code }) => code.match(new RegExp(`(?<= install .*)${commandLine}`, 'gm')) ?? []);
  return new Set(installed).size === 1 && samples.every(({ language }) => language !== 'python');
}

/** The one platform of a tutorial; other pages, and those with two, are about the platforms that they name. */
function platformOf({ kind, samples }: SamplePage): string | undefined {
  if (kind !== 'tutorial') return undefined;
  const named = samples.flatMap(({ code }) => [...code.matchAll(new RegExp(`${dataPlatform}([\\w-]+)`, 'g'))]);
  const platforms = new Set(named.map(([, name]) => name));
  return platforms.size === 1 ? [...platforms][0] : undefined;
}
