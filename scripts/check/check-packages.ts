import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED_LICENCES, INSTALL_SCRIPTS, LICENCE_EXCEPTIONS } from './package-policy.ts';

/** What the lock file says of one package. */
export interface LockedPackage {
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
}

/** Packages by path, for example `node_modules/zod`; the path of the repository itself is empty. */
export type Lock = Readonly<Record<string, LockedPackage>>;

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

function isAllowed(name: string, licence: string): boolean {
  const isExcepted = LICENCE_EXCEPTIONS.some((each) => each.licence === licence && name.startsWith(each.packages));
  return isExcepted || ALLOWED_LICENCES.includes(licence);
}

/** Whether an SPDX expression is allowed: one side of an OR, all sides of an AND. */
function isAllowedExpression(name: string, expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((licence) => isAllowed(name, licence.trim())));
}

/**
 * Checks locked packages against the policy.
 * @returns one sentence per problem, with what to do
 */
export function packageProblems(lock: Lock): string[] {
  const places = Object.entries(lock).filter(([place]) => place !== '');
  const names = new Set(places.map(([place]) => nameOf(place)));
  return [
    ...places.flatMap(([place, { license = 'unknown', integrity, hasInstallScript }]) => {
      const name = nameOf(place);
      return [
        ...(isAllowedExpression(name, license)
          ? []
          : [
              `${name} has the license ${license}. Choose another package, or allow it in scripts/check/package-policy.ts.`,
            ]),
        ...(integrity ? [] : [`${name} has no integrity hash. Regenerate package-lock.json with npm install.`]),
        ...(hasInstallScript && !(name in INSTALL_SCRIPTS)
          ? [
              `${name} has an install script, which doesn't run. If the script must run, explain why in package-policy.ts.`,
            ]
          : []),
      ];
    }),
    ...Object.keys(INSTALL_SCRIPTS)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is no longer installed. Remove it from package-policy.ts.`),
  ];
}

/** The number of packages, and their licenses. */
export function countPackages(lock: Lock): string {
  const all = Object.entries(lock).filter(([place]) => place !== '');
  const shipped = all.filter(([, { dev }]) => !dev);
  const licences = new Map<string, number>();
  for (const [, { license = 'unknown' }] of all) licences.set(license, (licences.get(license) ?? 0) + 1);
  const list = [...licences].sort((a, b) => b[1] - a[1]).map(([licence, count]) => `${licence} ${count}`);
  const optional = all.filter(([, { optional: isOptional }]) => isOptional).length;
  const counts = `${all.length} packages locked: ${shipped.length} to build, ${all.length - shipped.length} to develop`;
  return `${counts}; ${optional} of them for a single platform.\nLicenses: ${list.join(', ')}.`;
}

/** Checks the locked packages against the policy and prints what it finds, and counts. */
export function checkPackages(root: string): boolean {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock };
  const problems = packageProblems(packages);
  if (!/^ignore-scripts=true$/m.test(readFileSync(join(root, '.npmrc'), 'utf8'))) {
    problems.push('.npmrc lets packages run install scripts. Add the line "ignore-scripts=true".');
  }
  for (const problem of problems) console.log(problem);
  console.log(countPackages(packages));
  return problems.length === 0;
}
