import type { Message } from '#model/message.ts';
import type { TextProblem } from '#model/text-check.ts';
import { duplicateKey } from '#yaml/check/duplicate-key.ts';
import type { FileKind } from '#yaml/check/file-kind.ts';
import type { Rule } from '#yaml/check/rule.ts';
import { runRules } from '#yaml/check/run-rules.ts';
import { tabIndent } from '#yaml/check/tab-indent.ts';
import { unreadable } from '#yaml/check/unreadable.ts';
import { yamlSyntax } from '#yaml/check/yaml-syntax.ts';
import { unreadableText } from '#yaml/limits.ts';
import { readYaml } from '#yaml/read-yaml.ts';
import type { DeployFacts } from '../deploy-facts.ts';
import { ruleOfData } from './data-rule.ts';
import { type Scalar, valuesLookup } from './lookup.ts';
import { deployMessage } from './messages.ts';
import { type ValueTree, valueTree } from './value-tree.ts';
import * as valuesRules from './values-rules.ts';
import { composeGroups, envVariables, type VariableGroup, variablesLookup } from './variables.ts';
import { differingImages, misspelledVariable, otherService, type VariablesContext } from './variables-rules.ts';
import { walkValues } from './walk-values.ts';

/** The kinds of files that are checked. */
export type DeployFile = 'values' | 'prerequisites' | 'compose' | 'env';

/** What a check returns. */
export interface DeployCheck {
  file: DeployFile;
  /** In the order of the text. */
  problems: readonly TextProblem[];
  /** How many values, or variables, were recognized. */
  recognized: number;
}

const kind = (name: Message, page: string): FileKind => ({
  name,
  advice: deployMessage('deployPasteOnlyFileWithoutLogs'),
  page,
});
const valuesKind = kind(deployMessage('deployValuesFile'), '/docs/deploy/helm/global');
const composeKind = kind(deployMessage('deployComposeFile'), '/docs/docker');

const rulesOfValues: readonly Rule<valuesRules.ValuesContext>[] = [
  unreadable(valuesKind),
  tabIndent(valuesKind),
  yamlSyntax(valuesKind),
  duplicateKey(deployMessage('deployOnlyLastOneCountsSo'), valuesKind.page),
  valuesRules.noValues,
  valuesRules.removedValue,
  valuesRules.newerValue,
  valuesRules.unknownValue,
  valuesRules.quotedBoolean,
  valuesRules.wrongType,
  valuesRules.bareValue,
  valuesRules.largeNumber,
  valuesRules.unreadValue,
  valuesRules.literalSecret,
  valuesRules.variableType,
  valuesRules.variableOfValue,
  valuesRules.unknownVariable,
];

const rulesOfVariables: readonly Rule<VariablesContext>[] = [misspelledVariable, otherService, differingImages];

const rulesOfCompose: readonly Rule<VariablesContext>[] = [
  unreadable(composeKind),
  tabIndent(composeKind),
  yamlSyntax(composeKind),
  // Compose accepted merge keys that occur twice up to 2.16, and its Python versions accepted any key.
  duplicateKey(deployMessage('deployComposeRejectsRepeatedKey'), composeKind.page, 'rejected'),
  ...rulesOfVariables,
];

/** Every rule that is code. */
export const codeRules = [...rulesOfValues, ...rulesOfVariables];

/** Checks a values file, a .env file, or a Compose file. Never throws, and takes bounded time for any text. */
export function checkDeploy(text: string, facts: DeployFacts): DeployCheck {
  const file = kindOfFile(text, facts);
  return file === 'values' || file === 'prerequisites'
    ? checkValues(text, facts, file)
    : checkVariables(text, facts, file);
}

/** What a text is, from its keys or lines. A text that could be anything counts as a values file. */
export function kindOfFile(text: string, { values, prerequisites }: DeployFacts): DeployFile {
  if (unreadableText(text) === undefined) {
    const lines = text.split('\n').filter((line) => /\S/.test(line) && !/^\s*#/.test(line));
    const assigned = lines.filter((line) => /^\s*(?:export\s+)?[A-Za-z_][\w.]*\s*=/.test(line)).length;
    if (lines.length > 0 && assigned > lines.length / 2) return 'env';
  }
  if (/^services:/m.test(text)) return 'compose';
  const top = [...text.matchAll(/^([\w-]+):/gm)].map(([, key]) => key);
  const isTop = (key: string | undefined, list: DeployFacts['values']) =>
    list.some(({ path }) => path.split('.')[0] === key);
  const own = top.filter((key) => isTop(key, values)).length;
  const others = top.filter((key) => isTop(key, prerequisites)).length;
  return others > own ? 'prerequisites' : 'values';
}

function checkValues(text: string, facts: DeployFacts, chart: 'values' | 'prerequisites'): DeployCheck {
  const reading = readYaml(text);
  const { defaults, ...trees } = prepare(facts);
  const { root } = reading;
  const walk = root === undefined ? { values: [], unknown: [] } : walkValues(root, trees[chart]);
  const context: valuesRules.ValuesContext = {
    text,
    reading,
    facts,
    chart: chart === 'values' ? 'datahub' : 'prerequisites',
    ...(root !== undefined && { root }),
    // The prerequisites chart passes every value on to a chart of another project.
    walk: chart === 'values' ? walk : { ...walk, unknown: [] },
    lookups: [{ lookup: valuesLookup(text, root, defaults) }],
  };
  const ofData = chart === 'values' ? dataRules(facts, 'values') : [];
  return { file: chart, problems: runRules([...rulesOfValues, ...ofData], context), recognized: walk.values.length };
}

function checkVariables(text: string, facts: DeployFacts, file: 'compose' | 'env'): DeployCheck {
  const reading = file === 'compose' ? readYaml(text) : { mistakes: [] };
  const groups = file === 'compose' ? composeGroups(reading.root) : [{ variables: envOf(text) }];
  const context: VariablesContext = {
    text,
    reading,
    facts,
    groups,
    lookups: groups.map((group: VariableGroup) => ({
      lookup: variablesLookup(text, group),
      ...(group.service !== undefined && { service: group.service }),
      ...(group.name !== undefined && { name: group.name }),
    })),
  };
  const rules = [...(file === 'compose' ? rulesOfCompose : rulesOfVariables), ...dataRules(facts, 'variables')];
  const recognized = groups.flatMap(({ variables }) => variables).filter(({ name }) => facts.variables[name]).length;
  return { file, problems: runRules(rules, context, file === 'compose'), recognized };
}

/** What is computed from the facts once for all checks. */
interface Prepared {
  values: ValueTree;
  prerequisites: ValueTree;
  defaults: ReadonlyMap<string, Scalar>;
}

const prepared = new WeakMap<DeployFacts, Prepared>();

function prepare(facts: DeployFacts): Prepared {
  const known = prepared.get(facts) ?? {
    values: valueTree(facts.values),
    prerequisites: valueTree(facts.prerequisites),
    defaults: defaultsOf(facts),
  };
  prepared.set(facts, known);
  return known;
}

function envOf(text: string) {
  return unreadableText(text) === undefined ? envVariables(text) : [];
}

function dataRules({ rules }: DeployFacts, files: 'values' | 'variables') {
  return rules.filter((rule) => rule.files === files).map(ruleOfData);
}

/** Defaults of the chart that are scalars. */
function defaultsOf({ values }: DeployFacts): Map<string, Scalar> {
  const found = new Map<string, Scalar>();
  for (const { path, default: json } of values) {
    const value: unknown = json === undefined ? undefined : JSON.parse(json);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') found.set(path, value);
  }
  return found;
}
