/** A piece of code with its own set of names. */
export interface Scope {
  kind: 'module' | 'class' | 'function' | 'comprehension';
  names: Set<string>;
  /** Names that `global` takes to the module. */
  globals: Set<string>;
  parent: Scope | undefined;
}

/** A name that is read somewhere. */
export interface Use {
  name: string;
  offset: number;
  scope: Scope;
}

/** Opens a scope inside another. */
export function openScope(kind: Scope['kind'], parent?: Scope): Scope {
  return { kind, names: new Set(), globals: new Set(), parent };
}

/** Binds a name. A walrus inside a comprehension binds outside it. */
export function bind(name: string, scope: Scope, isWalrus = false): void {
  if (isWalrus && scope.kind === 'comprehension' && scope.parent) bind(name, scope.parent, true);
  else if (scope.globals.has(name)) moduleOf(scope).names.add(name);
  else scope.names.add(name);
}

/** Declares a name in this scope as the module's. */
export function declareGlobal(name: string, scope: Scope): void {
  scope.globals.add(name);
}

/** Whether a name is defined where it is read. The names of a class are not seen by the functions inside it. */
export function isDefined({ name, scope }: Use): boolean {
  let isInner = false;
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    if (at.names.has(name) && !(isInner && at.kind === 'class')) return true;
    isInner ||= at.kind === 'function';
  }
  return false;
}

function moduleOf(scope: Scope): Scope {
  return scope.parent ? moduleOf(scope.parent) : scope;
}
