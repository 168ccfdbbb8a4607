import { parseAst } from 'rolldown/parseAst';
import type { Module } from '../walls/import-graph.ts';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** A rule whose ID problems show. */
export interface RuleEntry {
  /** For example, `links/missing-page`; a rule about recipes has a name only, and is shown as `recipes/{name}`. */
  id: string;
  /** What its message says, with `…` for what differs. Empty if the message is put together elsewhere. */
  message: string;
  /** Path of the module that reports it. */
  file: string;
}

const ID = /^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/;

/**
 * Every rule that some modules report: IDs given as `rule`, and as an argument of functions that make problems.
 * @returns rules by ID; a rule that several modules report is listed once for each
 */
export function listRules(modules: readonly Module[]): RuleEntry[] {
  const named = modules.flatMap(rulesNamed);
  const families = new Set(named.map(({ id }) => id.split('/')[0]));
  const passed = modules.flatMap((module) => rulesPassed(module, families));
  const unique = new Map<string, RuleEntry>();
  for (const entry of [...named, ...passed]) {
    const key = `${entry.id} ${entry.file}`;
    if (!unique.get(key)?.message) unique.set(key, entry);
  }
  return [...unique.values()].sort((a, b) => (`${a.id} ${a.file}` < `${b.id} ${b.file}` ? -1 : 1));
}

/** Objects with the key `rule`, and the rules about recipes, which have an `id`. */
function rulesNamed(module: Module): RuleEntry[] {
  const { path } = module;
  const nodes = nodesOf(module);
  return nodes.flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const message = textOf(propertyOf(node, 'message'), nodes);
    const ids = literalsOf(propertyOf(node, 'rule')).filter((id) => ID.test(id));
    const [recipeRule] = path.startsWith('recipes/rules/') ? literalsOf(propertyOf(node, 'id')) : [];
    return [...ids, ...(recipeRule === undefined ? [] : [`recipes/${recipeRule}`])].map((id) => ({
      id,
      message,
      file: path,
    }));
  });
}

/** IDs of known families among the arguments of a call; the message is the text after it. */
function rulesPassed(module: Module, families: ReadonlySet<string | undefined>): RuleEntry[] {
  const { path } = module;
  const nodes = nodesOf(module);
  return nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const list = node.arguments as Node[];
    const isProblem = (node.callee as Node).name === 'dataProblem';
    return list.flatMap((argument, index) =>
      literalsOf(argument)
        .filter((id) => ID.test(id) && (isProblem || families.has(id.split('/')[0])))
        .map((id) => ({ id, message: textOf(list[index + 1], nodes), file: path })),
    );
  });
}

function nodesOf({ path, text }: Module): Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node);
  return nodes;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function propertyOf({ properties }: Node, name: string): Node | undefined {
  const property = (properties as Node[]).find(({ key }) => isNode(key) && key.name === name);
  return isNode(property?.value) ? property.value : undefined;
}

/** The strings that an expression can be. */
function literalsOf(node: Node | undefined): string[] {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((each) => literalsOf(each as Node));
  return [];
}

/**
 * The text of a message, or that of the constant that it names.
 * @param nodes all of the module
 */
function textOf(node: Node | undefined, nodes: readonly Node[]): string {
  if (node?.type === 'Identifier') {
    const declared = nodes.findLast(
      ({ type, id, start }) =>
        type === 'VariableDeclarator' && isNode(id) && id.name === node.name && start < node.start,
    );
    return isNode(declared?.init) && declared.init.type !== 'Identifier' ? textOf(declared.init, nodes) : '';
  }
  if (node?.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
  return literalsOf(node)[0] ?? '';
}
