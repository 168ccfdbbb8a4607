import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const waiversFile = z.array(
  z.strictObject({
    advisory: z.string().regex(/^GHSA(-[a-z0-9]{4}){3}$/, 'the name of a GitHub advisory: GHSA-xxxx-xxxx-xxxx'),
    until: z.iso.date(),
    reason: z.string().min(10),
  }),
);
export type Waiver = z.infer<typeof waiversFile>[number];

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(z.union([z.string(), z.object({ url: z.string(), title: z.string(), severity: z.string() })])),
    }),
  ),
});

/**
 * Reads a report of `npm audit --json`.
 * @param today for example `2026-11-22`; a waiver is still valid on its last day
 * @returns one sentence for each advisory that no waiver covers, and for each waiver that has ended or covers nothing
 */
export function auditProblems(json: unknown, waivers: readonly Waiver[], today: string): string[] {
  const found = new Map<string, string>();
  for (const [name, { via }] of Object.entries(report.parse(json).vulnerabilities)) {
    for (const cause of via) {
      // A name refers to another package in the report, which contains its own problems.
      if (typeof cause === 'string') continue;
      found.set(cause.url.split('/').at(-1) ?? cause.url, `${name}: ${cause.title} (${cause.severity}, ${cause.url})`);
    }
  }
  const holds = (id: string) => waivers.some(({ advisory, until }) => advisory === id && until >= today);
  return [
    ...[...found].filter(([id]) => !holds(id)).map(([, sentence]) => sentence),
    ...waivers
      .filter(({ advisory }) => !found.has(advisory))
      .map(({ advisory }) => `The waiver for ${advisory} no longer applies. Remove it from audit-waivers.yaml.`),
  ];
}

/** Asks the registry for known vulnerabilities of the locked packages. Needs the network, so it isn't part of any test. */
export function auditPackages(root: string): boolean {
  const waivers = waiversFile.parse(parse(readFileSync(join(root, 'scripts/check/audit-waivers.yaml'), 'utf8')));
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
  const json: unknown = JSON.parse(stdout || '{}');
  if (!report.safeParse(json).success) {
    console.log(`The registry couldn't be queried: ${stdout.slice(0, 500)}`);
    return false;
  }
  const problems = auditProblems(json, waivers, new Date().toISOString().slice(0, 10));
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}
