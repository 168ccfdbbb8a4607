import { nearest } from '#model/nearest.ts';
import type { Finding } from '#model/sample-knowledge.ts';
import { lineAt } from '../checker.ts';
import type { SampleKnowledge } from '../knowledge.ts';
import type { Import } from './imports.ts';
import type { Names } from './read-names.ts';

const file = 'content/python-modules.yaml';

/** Modules and names that a program imports from DataHub's packages must exist. */
export function checkImports(names: Names, code: string, { pythonModules }: SampleKnowledge): Finding[] {
  if (pythonModules === undefined) return [];
  const { modules, outside } = pythonModules;
  const found = names.imports.flatMap(({ module, names: taken = [], isStar, offset }) => {
    const line = lineAt(code, offset);
    if (isOutside(module, outside)) return [];
    const known = modules.get(module);
    if (known === undefined) return isPackage(module, taken, modules) ? [] : [unknownModule(module, line, modules)];
    if (isStar) return [starOf(module, line)];
    return taken
      .filter(({ name }) => !known.has(name) && !modules.has(`${module}.${name}`))
      .map((each) => unknownName(module, each.name, lineAt(code, each.offset), known));
  });
  return [...found, ...checkMembers(names, code, modules)];
}

/** What is read from a module that was imported as a whole, for example `builder.make_tag_urn`. */
function checkMembers(
  { imports, members }: Names,
  code: string,
  modules: ReadonlyMap<string, ReadonlySet<string>>,
): Finding[] {
  const aliases = new Map(imports.flatMap((each) => aliasesOf(each, modules)));
  return members.flatMap(({ object, member, offset }) => {
    const module = aliases.get(object);
    const known = module === undefined ? undefined : modules.get(module);
    return module === undefined || known === undefined || known.has(member)
      ? []
      : [unknownName(module, member, lineAt(code, offset), known)];
  });
}

function aliasesOf({ module, names, bound }: Import, modules: ReadonlyMap<string, unknown>): [string, string][] {
  if (names === undefined) return bound.filter((name) => !module.startsWith(`${name}.`)).map((name) => [name, module]);
  return names.flatMap(({ name }, index) => {
    const path = `${module}.${name}`;
    return modules.has(path) ? [[bound[index] ?? name, path]] : [];
  });
}

function isOutside(module: string, outside: ReadonlySet<string>): boolean {
  return module.startsWith('.') || outside.has(module.split('.', 1)[0] ?? '');
}

/** `from datahub.emitter import mce_builder` takes a module from a package. */
function isPackage(module: string, taken: Import['names'], modules: ReadonlyMap<string, unknown>): boolean {
  return taken !== undefined && taken.length > 0 && taken.every(({ name }) => modules.has(`${module}.${name}`));
}

function unknownModule(module: string, line: number, modules: ReadonlyMap<string, unknown>): Finding {
  const meant = nearest(module, modules.keys());
  const fix = meant ? `Did you mean "${meant}"?` : `If it exists, add it to ${file}.`;
  return { line, rule: 'samples/python-import', message: `There is no module "${module}".`, fix };
}

function unknownName(module: string, name: string, line: number, known: ReadonlySet<string>): Finding {
  const meant = nearest(name, known);
  const fix = `${meant ? `Did you mean "${meant}"? ` : ''}If the name exists, add it to ${file}.`;
  return { line, rule: 'samples/python-import', message: `The module "${module}" has no name "${name}".`, fix };
}

function starOf(module: string, line: number): Finding {
  const message = `"*" imports names from ${module} that readers can't see.`;
  return { line, rule: 'samples/python-import', message, fix: 'Import each name explicitly.' };
}
