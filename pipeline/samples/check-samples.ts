import type { Page, Sample } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { Finding } from '#model/sample-knowledge.ts';
import { type SampleProof, sampleProofs } from '#model/sample-proofs.ts';
import { actionsChecker } from './actions.ts';
import type { Checker } from './checker.ts';
import { delimiterChecker } from './delimiters.ts';
import { environmentChecker } from './environment.ts';
import { embeddedGraphqlChecker } from './graphql/embedded.ts';
import { graphqlChecker } from './graphql/graphql.ts';
import { javaChecker } from './java/java.ts';
import { jsonChecker } from './json.ts';
import type { SampleKnowledge } from './knowledge.ts';
import { portChecker } from './ports.ts';
import { pythonChecker } from './python/python.ts';
import { settingsChecker } from './settings.ts';
import { curlChecker } from './shell/curl.ts';
import { datahubCliChecker } from './shell/datahub-cli.ts';
import { shellChecker } from './shell/shell.ts';
import { urnChecker } from './urns.ts';
import { yamlChecker } from './yaml.ts';

/** The checker for each. The `recipesInvalid` rule checks recipes, together with those in the data files. */
export const checkers: Readonly<Record<Exclude<SampleProof, 'recipe'>, Checker>> = {
  json: jsonChecker,
  yaml: yamlChecker,
  actions: actionsChecker,
  graphql: graphqlChecker,
  operations: embeddedGraphqlChecker,
  bodies: curlChecker,
  python: pythonChecker,
  java: javaChecker,
  bash: shellChecker,
  commands: datahubCliChecker,
  brackets: delimiterChecker,
  settings: settingsChecker,
  variables: environmentChecker,
  ports: portChecker,
  urns: urnChecker,
};

/**
 * Runs every required proof on every sample of the pages.
 * @returns the errors, each once even if its text is included in several pages
 */
export function checkSamples(pages: readonly Page[], knowledge: SampleKnowledge): Problem[] {
  const samples = pages.flatMap(({ samples: all }) => all);
  const distinct = new Map(samples.map((sample) => [JSON.stringify([sample.origin, sample.code]), sample]));
  return [...distinct.values()].flatMap((sample) => {
    const checked = checkedBy(sample, knowledge);
    const findings = checked.flatMap((proof) => (proof === 'recipe' ? [] : checkers[proof].check(sample, knowledge)));
    return [...findings, ...brokenPromises(sample, checked)].map((finding) => problemAt(sample, finding));
  });
}

/** Readers are told exactly what the checks did. */
function brokenPromises({ provedBy }: Sample, checked: readonly SampleProof[]): Finding[] {
  const fix = 'Describe the form of such a sample in pipeline/samples/proofs.ts.';
  const finding = (message: string): Finding => ({ line: 0, rule: 'samples/promise', message, fix });
  const untold = checked.filter((proof) => !provedBy.includes(proof));
  const unkept = provedBy.filter((proof) => !checked.includes(proof));
  return [
    ...untold.map((proof) =>
      finding(`The check proved that this sample ${sampleProofs[proof]}, but readers aren't told.`),
    ),
    ...unkept.map((proof) =>
      finding(`Readers are told that this sample ${sampleProofs[proof]}, but the check didn't prove it.`),
    ),
  ];
}

/**
 * The checks that a sample actually has to pass: the promised checks of the sample as a whole, and those that find something to check inside it. The
 * result is the same as that of `provedBy`, which works without grammars, if every promise is kept and nothing else is checked.
 */
export function checkedBy(sample: Sample, knowledge: SampleKnowledge): SampleProof[] {
  if (sample.illustrative !== undefined) return [];
  return (Object.keys(sampleProofs) as SampleProof[]).filter((proof) => {
    const countsOf = proof === 'recipe' ? undefined : checkers[proof].countsOf;
    return countsOf ? countsOf(sample, knowledge) > 0 : sample.provedBy.includes(proof);
  });
}

/** The code begins on the line below its fence. */
function problemAt({ origin }: Sample, { line, ...finding }: Finding): Problem {
  const place = origin.line === undefined ? {} : { line: origin.line + line };
  return { file: origin.file, ...place, ...finding, severity: 'error' };
}
