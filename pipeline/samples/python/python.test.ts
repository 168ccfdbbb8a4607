import { describe, expect, it } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { pythonChecker } from './python.ts';

const pythonModules = {
  modules: new Map([
    ['datahub.emitter.mce_builder', new Set(['make_tag_urn', 'make_user_urn'])],
    ['datahub.emitter.mcp', new Set(['MetadataChangeProposalWrapper'])],
  ]),
  outside: new Set(['os', 'typing']),
};
const find = (code: string) => findingsOf(pythonChecker, someSample('python', code), { pythonModules });

describe('names', () => {
  it.each([
    ['builtins', 'print(len([1]), __name__)'],
    ['assignments', 'a = b = 1\n(c, [d]), *e = 1, 2\nf: int\nprint(a, b, c, d, e, f)'],
    ['loops', 'for i, (j, k) in []:\n    print(i, j, k)\nprint(i)'],
    [
      'with and except',
      'with open("a") as f:\n    print(f)\ntry:\n    pass\nexcept (KeyError, ValueError) as e:\n    print(e)',
    ],
    ['functions', 'def f(a, b: int = 1, *c, d=2, **e) -> str:\n    return g(a, b, c, d, e)\ndef g(*x):\n    return x'],
    ['lambdas', 'f = lambda x, y=1: x + y'],
    ['classes', 'class A:\n    x = 1\n    y = x\n    def f(self): return self.x\nclass B(A, metaclass=type): pass'],
    [
      'comprehensions',
      'xs = [1]\nprint([x for x in xs if x], {k: v for k, v in {}}, any(x > y for x in xs for y in xs))',
    ],
    ['a walrus', 'if any((last := x) > 1 for x in [1]):\n    print(last)'],
    ['global', 'def f():\n    global n\n    n = 1\nprint(n)'],
    ['nonlocal', 'def f():\n    n = 0\n    def g():\n        nonlocal n\n        n += 1\n    return g'],
    ['keyword arguments', 'dict(a=1, **{"b": 2})'],
    ['strings with values', 'n = 1\nprint(f"{n!r:>{n}} {{gap}}")'],
    [
      'patterns',
      'match [1]:\n    case [first, *rest]:\n        print(first, rest)\n    case {"a": value}:\n        print(value)\n    case str(x):\n        print(x)',
    ],
    ['decorators', 'def d(f): return f\n@d\nasync def f():\n    async with f() as g: await g'],
    ['del', 'a = 1\ndel a'],
  ])('are defined by %s', (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    [
      'a = b',
      '1 The name "b" is not defined. Import or define it in this sample, because readers paste each sample separately.',
    ],
    ['a = 1\nprint(a)\nprnt(a)\nprnt(a)', '3 The name "prnt" is not defined. Did you mean "print"?'],
    ['class A:\n    x = 1\n    def f(self): return x', '3 The name "x" is not defined.'],
    ['[x for x in []]\nprint(x)', '2 The name "x" is not defined.'],
    ['def f():\n    n = 1\nprint(n)', '3 The name "n" is not defined.'],
    ['print(f"{name}")', '1 The name "name" is not defined.'],
    ['os.environ["A"]', '1 The name "os" is not defined.'],
    [
      'from os import *\nprint(path)',
      '2 The name "path" is not defined. Import it by name, because "*" from os can\'t be checked.',
    ],
  ])('missing in %j are reported', (code, message) => {
    expect(find(code)).toEqual([expect.stringContaining(message)]);
  });
});

describe('imports', () => {
  it.each([
    [
      'names',
      'from datahub.emitter.mce_builder import (\n    make_tag_urn as tag,  # for tags\n    make_user_urn,\n)\ntag(make_user_urn("a"))',
    ],
    ['a module under another name', 'import datahub.emitter.mce_builder as builder\nbuilder.make_tag_urn("a")'],
    ['a module of a package', 'from datahub.emitter import mce_builder\nmce_builder.make_tag_urn("a")'],
    ['other packages', 'import os.path, typing as t\nfrom os import environ\nprint(os, t, environ)'],
    ['modules beside it', 'from .a import b\nb()'],
  ])('of %s are fine', (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    [
      'from datahub.emitter.mce_builder import make_tag_url',
      '1 The module "datahub.emitter.mce_builder" has no name "make_tag_url". Did you mean "make_tag_urn"?',
    ],
    [
      'import os\nfrom datahub.emiter.mcp import A',
      '2 There is no module "datahub.emiter.mcp". Did you mean "datahub.emitter.mcp"?',
    ],
    [
      'import datahub.emitter.mce_builder as b\nb.make_tag("a")',
      '2 The module "datahub.emitter.mce_builder" has no name "make_tag".',
    ],
    [
      'from datahub.emitter import mce_builder as b\nb.nothing',
      '2 The module "datahub.emitter.mce_builder" has no name "nothing".',
    ],
    ['import pandas', '1 There is no module "pandas". If it exists, add it to content/python-modules.yaml.'],
    [
      'from datahub.emitter.mcp import *',
      '1 "*" imports names from datahub.emitter.mcp that readers can\'t see. Import each name explicitly.',
    ],
  ])('that do not exist in %j are reported', (code, message) => {
    expect(find(code)).toEqual([expect.stringContaining(message)]);
  });
});

it('syntax errors are reported with their line, and nothing else', () => {
  expect(find('a = 1\nprint(a\nb = c')).toEqual([expect.stringMatching(/^3 The sample isn't valid Python at "b = c"/)]);
});
