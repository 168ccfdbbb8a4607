import { isRecipe } from '#generators/recipes/is-recipe.ts';
import type { Page, Sample } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import { actionsChecker } from './actions.ts';
import type { Checker, Finding } from './checker.ts';
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

const checkers: readonly Checker[] = [
  jsonChecker,
  yamlChecker,
  actionsChecker,
  graphqlChecker,
  embeddedGraphqlChecker,
  curlChecker,
  pythonChecker,
  javaChecker,
  shellChecker,
  datahubCliChecker,
  delimiterChecker,
  settingsChecker,
  environmentChecker,
  portChecker,
  urnChecker,
];

/**
 * Checks every sample of the pages that does not say why it can't be checked.
 * @returns the mistakes, each once even if its text is included in several pages
 */
export function checkSamples(pages: readonly Page[], knowledge: SampleKnowledge): Problem[] {
  const samples = pages.flatMap(({ samples: all }) => all);
  const distinct = new Map(samples.map((sample) => [JSON.stringify([sample.origin, sample.code]), sample]));
  return [...distinct.values()].flatMap((sample) =>
    checkersOf(sample, knowledge).flatMap((checker) =>
      checker.check(sample, knowledge).map((finding) => problemAt(sample, finding)),
    ),
  );
}

/**
 * Which checks a sample has to pass, in words, e.g. `parses as JSON`.
 * @returns no words for an illustrative sample, and for a language without a check
 */
export function checkedBy(sample: Sample, knowledge: SampleKnowledge): string[] {
  const proofs = checkersOf(sample, knowledge).map(({ proves }) => proves);
  const isCheckedRecipe = sample.illustrative === undefined && sample.language === 'yaml' && isRecipe(sample.code);
  return isCheckedRecipe ? ['is a recipe whose options exist', ...proofs] : proofs;
}

function checkersOf(sample: Sample, knowledge: SampleKnowledge): Checker[] {
  return sample.illustrative === undefined ? checkers.filter((checker) => checker.applies(sample, knowledge)) : [];
}

/** The code begins on the line below its fence. */
function problemAt({ origin }: Sample, { line, ...finding }: Finding): Problem {
  const place = origin.line === undefined ? {} : { line: origin.line + line };
  return { file: origin.file, ...place, ...finding, severity: 'error' };
}
