import type { Sample } from '#model/page.ts';
import { type SampleProof, sampleProofs } from '#model/sample-proofs.ts';
import { hasForm } from '#subjects/collect-knowledge.ts';
import { lineComments } from './delimiters.ts';
import { findUrns } from './find-urns.ts';
import { embeddedOperation } from './graphql/embedded-operation.ts';
import { hostAndPort } from './host-and-port.ts';
import type { ProofScope } from './proof-scope.ts';
import { setsVariables } from './sets-variables.ts';
import { lineShapes } from './settings.ts';

type Code = Pick<Sample, 'language' | 'code'>;

const isShell = ({ language }: Code) => language === 'shell' || language === 'shell-session';

/**
 * Which samples must pass which check. This module loads none of the grammars that the checks need, because every build uses it. It recognizes the
 * content of a sample by its form, and tests/content/samples.test.ts shows that each check finds what it needs there.
 */
const applies: Readonly<Record<SampleProof, (sample: Code, scope: ProofScope) => boolean>> = {
  recipe: (sample) => hasForm('recipe', sample),
  json: ({ language }) => language === 'json',
  // Recipes have a separate checker, which reads them too.
  yaml: (sample) => sample.language === 'yaml' && !hasForm('recipe', sample),
  actions: ({ language, code }) => language === 'yaml' && /^action:/m.test(code),
  graphql: ({ language }, { graphql }) => language === 'graphql' && graphql,
  operations: ({ language, code }, { graphql }) =>
    language === 'python' && graphql && code.search(embeddedOperation) !== -1,
  bodies: (sample) =>
    isShell(sample) &&
    /\bcurl\b.*?(?:\s(?:-d|--data(?:-raw|-binary)?|--json)\s+['"]?\s*[{[]|<<-?\s*['"]?\w+['"]?[^\n]*\n\s*[{[])/s.test(
      sample.code,
    ),
  python: ({ language }) => language === 'python',
  java: ({ language }) => language === 'java',
  bash: isShell,
  commands: (sample, { cli }) =>
    cli &&
    isShell(sample) &&
    /(?:^|[|;&(!]|\b(?:if|then|do|else|while|time)\b)[ \t]*(?:\$ )?(?:\w+=\S*\s+)*(?:(?:[\w./~-]*\/)?datahub|python3? -m datahub)(?![\w./:=-])/m.test(
      sample.code,
    ),
  brackets: ({ language }) => Object.hasOwn(lineComments, language),
  settings: ({ language }) => Object.hasOwn(lineShapes, language),
  variables: (sample, { environment }) => environment && setsVariables(sample),
  ports: ({ code }, { hosts }) => hosts.length > 0 && hostAndPort(hosts).test(code),
  urns: ({ code }, { entities }) => entities && findUrns(code).length > 0,
};

/**
 * What must be verified about a sample.
 * @returns nothing for an illustrative sample, and for one without a check
 */
export function proofsOf(sample: Pick<Sample, 'language' | 'code' | 'illustrative'>, scope: ProofScope): SampleProof[] {
  if (sample.illustrative !== undefined) return [];
  return (Object.keys(sampleProofs) as SampleProof[]).filter((proof) => applies[proof](sample, scope));
}
