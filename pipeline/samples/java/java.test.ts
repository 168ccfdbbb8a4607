import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { javaChecker } from './java.ts';

const javaClasses = {
  classes: new Set(['com.linkedin.common.Status', 'datahub.client.rest.RestEmitter']),
  outside: ['java'],
};
const find = (code: string) => findingsOf(javaChecker, someSample('java', code), { javaClasses });

test.each([
  [
    'a class',
    'import java.util.List;\npublic class A<T extends Exception> { List<T> all; @Override public String toString() { return "a"; } }',
  ],
  [
    'statements',
    'import datahub.client.rest.RestEmitter;\nRestEmitter emitter = RestEmitter.createWithDefaults();\nemitter.close();',
  ],
  ['class literals and constants', 'class A { static final int LIMIT = 1; Object o = A.class; int n = LIMIT; }'],
  ['a static import', 'import static java.nio.charset.StandardCharsets.UTF_8;\nObject o = UTF_8;'],
  ['a class with its package', 'com.example.Order order = null;\njava.util.List<String> list = null;'],
  ['a neighbour of the package', 'package com.linkedin.common;\nclass A { Status status; }'],
])('%s is fine', (_, code) => {
  expect(find(code)).toEqual([]);
});

test.each([
  ['Status s = new Status();\nStatus t = s;', '1 The class "Status" is not imported. Import it in this sample'],
  ['Object o =\n  Files.readString(null);', '2 The class "Files" is not imported.'],
  ['@Nonnull Object o;', '1 The class "Nonnull" is not imported.'],
  [
    'import com.linkedin.common.Statu;\nStatu s;',
    '1 There is no class "com.linkedin.common.Statu". Did you mean "com.linkedin.common.Status"?',
  ],
  ['import com.linkedin.common.*;', '1 The import "com.linkedin.common.*" hides what it takes.'],
  ['int a = ;\nStatus s;', '1 The sample isn\'t valid Java at ";"'],
])('%j is explained', (code, message) => {
  expect(find(code)).toEqual([expect.stringContaining(message)]);
});
