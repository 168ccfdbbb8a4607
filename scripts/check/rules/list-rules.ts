import type { Module } from '../walls/import-graph.ts';
import { childrenOf, isSyntaxNode, parseModule, type SyntaxNode } from '../walls/syntax-tree.ts';

/** A rule whose ID problems show. */
export interface RuleEntry {
  /** For example, `links/missing-page`; a rule about recipes has only a name and is shown as `recipes/{name}`. */
  id: string;
  /** Its message, with `…` for the parts that differ. Empty if the message is composed elsewhere. */
  message: string;
  /** Path of the module that reports it. */
  file: string;
}

const ID = /^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/;
/** What every module that names an ID contains. */
const QUOTED_ID = /['"][a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*['"]/;

/** A module and all of its nodes, each before those below it. */
interface ParsedModule {
  path: string;
  nodes: readonly SyntaxNode[];
}

/**
 * Every rule that some modules report: IDs given as `rule`, and as an argument of functions that make problems.
 * @returns rules by ID; a rule that several modules report is listed once for each
 */
export function listRules(modules: readonly Module[]): RuleEntry[] {
  // Parsing all modules takes seconds, and few of them name an ID.
  const parsed = modules.filter(({ path, text }) => isRecipeRule(path) || QUOTED_ID.test(text)).map(parse);
  const named = parsed.flatMap(rulesNamed);
  const families = new Set(named.map(({ id }) => id.split('/')[0]));
  const passed = parsed.flatMap((module) => rulesPassed(module, families));
  const unique = new Map<string, RuleEntry>();
  for (const entry of [...named, ...passed]) {
    const key = `${entry.id} ${entry.file}`;
    if (!unique.get(key)?.message) unique.set(key, entry);
  }
  return [...unique.values()].sort((a, b) => (`${a.id} ${a.file}` < `${b.id} ${b.file}` ? -1 : 1));
}

/** Objects with the key `rule`, and the rules about recipes, which have an `id`. */
function rulesNamed({ path, nodes }: ParsedModule): RuleEntry[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const message = textOf(propertyOf(node, 'message'), nodes);
    const ids = literalsOf(propertyOf(node, 'rule')).filter((id) => ID.test(id));
    const [recipeRule] = isRecipeRule(path) ? literalsOf(propertyOf(node, 'id')) : [];
    return [...ids, ...(recipeRule === undefined ? [] : [`recipes/${recipeRule}`])].map((id) => ({
      id,
      message,
      file: path,
    }));
  });
}

/** IDs of known families among the arguments of a call; the message is the text after it. */
function rulesPassed({ path, nodes }: ParsedModule, families: ReadonlySet<string | undefined>): RuleEntry[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const list = node.arguments as SyntaxNode[];
    const isProblem = (node.callee as SyntaxNode).name === 'dataProblem';
    return list.flatMap((argument, index) =>
      literalsOf(argument)
        .filter((id) => ID.test(id) && (isProblem || families.has(id.split('/')[0])))
        .map((id) => ({ id, message: textOf(list[index + 1], nodes), file: path })),
    );
  });
}

/** Whether a module may define a rule about recipes, whose ID isn't complete there. */
function isRecipeRule(path: string): boolean {
  return path.startsWith('recipes/rules/');
}

function parse({ path, text }: Module): ParsedModule {
  const nodes: SyntaxNode[] = [];
  const collect = (node: SyntaxNode) => {
    nodes.push(node);
    for (const child of childrenOf(node)) collect(child);
  };
  collect(parseModule(text, path.endsWith('.tsx') ? 'tsx' : 'ts'));
  return { path, nodes };
}

function propertyOf({ properties }: SyntaxNode, name: string): SyntaxNode | undefined {
  const property = (properties as SyntaxNode[]).find(({ key }) => isSyntaxNode(key) && key.name === name);
  return isSyntaxNode(property?.value) ? property.value : undefined;
}

/** The strings that an expression can be. */
function literalsOf(node: SyntaxNode | undefined): string[] {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((each) => literalsOf(each as SyntaxNode));
  return [];
}

/**
 * The text of a message, or that of the constant that it names.
 * @param nodes all of the module
 */
function textOf(node: SyntaxNode | undefined, nodes: readonly SyntaxNode[]): string {
  if (node?.type === 'Identifier') {
    const declared = nodes.findLast(
      ({ type, id, start }) =>
        type === 'VariableDeclarator' && isSyntaxNode(id) && id.name === node.name && start < node.start,
    );
    return isSyntaxNode(declared?.init) && declared.init.type !== 'Identifier' ? textOf(declared.init, nodes) : '';
  }
  if (node?.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
  return literalsOf(node)[0] ?? '';
}
