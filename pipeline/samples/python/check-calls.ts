import { nearest } from '#model/nearest.ts';
import type { Finding, Signature } from '#model/sample-knowledge.ts';
import { lineAt } from '../checker.ts';
import type { Call } from './read-call.ts';
import type { Names } from './read-names.ts';

/** Calls of functions and classes that content/sdk/ describes: arguments have the names that exist, and none is missing. */
export function checkCalls(
  { calls, imports }: Names,
  code: string,
  signatures: ReadonlyMap<string, Signature>,
): Finding[] {
  const origins = new Map(imports.flatMap(({ module, names, bound }) => localNames(module, names, bound)));
  return calls.flatMap((call) => {
    const [first = '', ...rest] = call.callee.split('.');
    const signature = signatures.get([origins.get(first) ?? first, ...rest].join('.'));
    return signature === undefined ? [] : wrongArguments(call, signature, code);
  });
}

function localNames(
  module: string,
  names: Names['imports'][number]['names'],
  bound: readonly string[],
): [string, string][] {
  if (names === undefined) return bound.map((local) => [local, module.startsWith(`${local}.`) ? local : module]);
  return names.map(({ name }, index) => [bound[index] ?? name, `${module}.${name}`]);
}

function wrongArguments(
  { callee, keywords, positional, isOpen, offset }: Call,
  { parameters }: Signature,
  code: string,
): Finding[] {
  const names = parameters.map(({ name }) => name);
  const finding = (at: number, message: string, fix: string): Finding => ({
    line: lineAt(code, at),
    rule: 'samples/python-call',
    message,
    fix,
  });
  const unknown = keywords
    .filter(({ name }) => !names.includes(name))
    .map(({ name, offset: at }) => {
      const meant = nearest(name, names);
      const fix = meant ? `Did you mean "${meant}"?` : `Its arguments are ${names.join(', ') || 'none'}.`;
      return finding(at, `"${callee}" has no argument "${name}".`, fix);
    });
  if (positional > names.length) {
    return [
      ...unknown,
      finding(offset, `"${callee}" accepts at most ${names.length} arguments.`, `They are ${names.join(', ')}.`),
    ];
  }
  const given = new Set([...names.slice(0, positional), ...keywords.map(({ name }) => name)]);
  const missing = isOpen ? [] : parameters.filter(({ name, isRequired }) => isRequired && !given.has(name));
  return [
    ...unknown,
    ...missing.map(({ name }) => finding(offset, `"${callee}" requires the argument "${name}".`, `Add ${name}=….`)),
  ];
}
