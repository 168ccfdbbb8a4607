import type { SyntaxNode } from '@lezer/common';
import { childrenOf } from './children.ts';
import { type Import, readImport } from './imports.ts';
import { type Call, readCall } from './read-call.ts';
import { bind, declareGlobal, openScope, type Scope, type Use } from './scopes.ts';

/** What a program reads by name, imports, and calls. */
export interface Names {
  uses: Use[];
  /** Reads of a member of a plain name, for example `builder.make_tag_urn`. */
  members: { object: string; member: string; offset: number }[];
  imports: Import[];
  calls: Call[];
}

/**
 * Walks a syntax tree of Python and collects which names are read where; the scopes know what is bound.
 * @param program the whole tree
 * @param code its text
 */
export function readNames(program: SyntaxNode, code: string): Names {
  const names: Names = { uses: [], members: [], imports: [], calls: [] };
  const textOf = ({ from, to }: SyntaxNode) => code.slice(from, to);

  function visitAll(nodes: readonly SyntaxNode[], scope: Scope): void {
    for (const node of nodes) visit(node, scope);
  }

  /** The targets to the left of `=`, or after `for` or `as`. Members and items of other values are read, not bound. */
  function bindTarget(node: SyntaxNode, scope: Scope): void {
    if (node.name === 'VariableName') bind(textOf(node), scope);
    else if (/^(Tuple|Array|Parenthesized)Expression$/.test(node.name)) {
      for (const child of childrenOf(node)) bindTarget(child, scope);
    } else visit(node, scope);
  }

  /** Goes through children; those between the token `opens` and one of `closes` are targets. */
  function visitWithTargets(node: SyntaxNode, scope: Scope, opens: string, closes: readonly string[]): void {
    let isTarget = false;
    for (const child of childrenOf(node)) {
      if (closes.includes(child.name)) isTarget = false;
      if (isTarget) bindTarget(child, scope);
      else visit(child, scope);
      if (child.name === opens) isTarget = true;
    }
  }

  /** Parameter types and defaults belong to the scope around the function. */
  function bindParameters(list: SyntaxNode, inside: Scope, outside: Scope): void {
    for (const child of childrenOf(list)) {
      if (child.name === 'VariableName' && child.prevSibling?.name !== 'AssignOp') bind(textOf(child), inside);
      else visit(child, outside);
    }
  }

  function visitFunction(node: SyntaxNode, scope: Scope): void {
    const inside = openScope('function', scope);
    for (const child of childrenOf(node)) {
      if (child.name === 'VariableName' && node.name === 'FunctionDefinition') bind(textOf(child), scope);
      else if (child.name === 'ParamList') bindParameters(child, inside, scope);
      else visit(child, child.name === 'TypeDef' ? scope : inside);
    }
  }

  function visitClass(node: SyntaxNode, scope: Scope): void {
    const inside = openScope('class', scope);
    for (const child of childrenOf(node)) {
      if (child.name === 'VariableName') bind(textOf(child), scope);
      else visit(child, child.name === 'Body' ? inside : scope);
    }
  }

  function visitAssignment(node: SyntaxNode, scope: Scope): void {
    const children = childrenOf(node);
    const last = children.findLastIndex(({ name }) => name === 'AssignOp');
    for (const [index, child] of children.entries()) {
      // Without a value (`n: int`) the name is declared.
      if (child.name !== 'TypeDef' && index < (last === -1 ? 1 : last)) bindTarget(child, scope);
      else visit(child, scope);
    }
  }

  function visitComprehension(node: SyntaxNode, scope: Scope): void {
    visitWithTargets(node, openScope('comprehension', scope), 'for', ['in']);
  }

  /**
   * Names of keyword arguments belong to the function that is called. A generator may be an argument without parentheses around
   * it.
   */
  function visitArguments(node: SyntaxNode, scope: Scope): void {
    const isKeyword = ({ name, nextSibling }: SyntaxNode) =>
      name === 'VariableName' && nextSibling?.name === 'AssignOp';
    if (node.getChild('for')) visitComprehension(node, scope);
    else
      visitAll(
        childrenOf(node).filter((child) => !isKeyword(child)),
        scope,
      );
  }

  const handlers: Readonly<Record<string, (node: SyntaxNode, scope: Scope) => void>> = {
    VariableName: (node, scope) => names.uses.push({ name: textOf(node), offset: node.from, scope }),
    MemberExpression: (node, scope) => {
      const [object, dot, member] = childrenOf(node);
      if (object?.name === 'VariableName' && dot?.name === '.' && member) {
        names.members.push({ object: textOf(object), member: textOf(member), offset: member.from });
      }
      visitAll(childrenOf(node), scope);
    },
    CallExpression: (node, scope) => {
      const call = readCall(node, code);
      if (call) names.calls.push(call);
      visitAll(childrenOf(node), scope);
    },
    ImportStatement: (node, scope) => {
      const imports = readImport(node, code);
      names.imports.push(...imports);
      for (const name of imports.flatMap(({ bound }) => bound)) bind(name, scope);
    },
    FunctionDefinition: visitFunction,
    LambdaExpression: visitFunction,
    ClassDefinition: visitClass,
    AssignStatement: visitAssignment,
    ArgList: visitArguments,
    NamedExpression: (node, scope) => {
      const [target, ...rest] = childrenOf(node);
      if (target) bind(textOf(target), scope, true);
      visitAll(rest, scope);
    },
    ForStatement: (node, scope) => visitWithTargets(node, scope, 'for', ['in']),
    WithStatement: (node, scope) => visitWithTargets(node, scope, 'as', [',', 'Body']),
    TryStatement: (node, scope) => visitWithTargets(node, scope, 'as', ['Body']),
    ScopeStatement: (node, scope) => {
      const [keyword, ...declared] = childrenOf(node);
      for (const name of declared) if (keyword?.name === 'global') declareGlobal(textOf(name), scope);
    },
    CapturePattern: (node, scope) => bind(textOf(node), scope),
    KeywordPattern: (node, scope) => visitAll(childrenOf(node).slice(1), scope),
    TypeDefinition: (node, scope) => {
      const [, name, ...rest] = childrenOf(node);
      if (name) bind(textOf(name), scope);
      visitAll(rest, scope);
    },
  };

  function visit(node: SyntaxNode, scope: Scope): void {
    const handler = handlers[node.name];
    if (handler) handler(node, scope);
    else if (/ComprehensionExpression$/.test(node.name)) visitComprehension(node, scope);
    else visitAll(childrenOf(node), scope);
  }

  visitAll(childrenOf(program), openScope('module'));
  return names;
}
