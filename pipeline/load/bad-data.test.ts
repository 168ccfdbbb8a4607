import { expect, test } from 'vitest';
import { capabilityNames } from '#model/integration-vocabulary.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { temporarySite } from '#pipeline/testing/temporary-site.ts';
import { runGenerators } from '#subjects/run-generators.ts';
import { openContent } from './content-files.ts';
import { loadData } from './load-data.ts';
import { openSourceMemory } from './load-sources.ts';

const capabilities = capabilityNames
  .map((name) =>
    name === 'Domains'
      ? '      Domains: {value: opt-in, options: [host], basis: {declared: shop/source.py}}\n'
      : `      ${name}: {value: not-supported, basis: {code: shop/source.py, lacks: Everything}}\n`,
  )
  .join('');

const connector = `id: shop
title: Shop
platform: shop
description: Reads tables of a shop into DataHub, with everything that tests of the pipeline need.
summary: Connects a shop that exists for tests only. Use it wherever a test needs a connector that is small and complete.
tags: {platformType: [Datastore], connection: Pull}
modules:
  - plugin: shop
    title: Shop
    status: certified
    extra: shop
    capabilities:
${capabilities}    requirements:
      - {kind: network, text: The shop can be reached on port 443.}
    recipes:
      - title: Start small
        shows: Everything with defaults only.
        yaml: |
          source:
            type: shop
            config:
              host: shop.example.com
          sink:
            type: console
    options:
      - name: host
        type: string
        required: true
        description: Address of the shop, without protocol.
    source: {class: shop.Source, config: ShopConfig, files: [shop/source.py]}
    rules: []
links:
  - {label: Tags, href: /docs/tags, why: what labels are good for}
`;

const console = 'type: console\nsummary: Shows everything on the screen.\nsource: shop/console.py\nrules: []\n';

const transformer = `type: add_tags
summary: Labels whatever comes along.
source: shop/tags.py
options:
  - name: tag_urns
    type: list<string>
    description: What is stuck on, by URN.
rules: []
`;

const aspect = `name: boxes
record: Boxes
namespace: shop
summary: What stands on a shelf, from left to right.
description: Written by whoever puts something there.
fields:
  - {name: boxes, type: 'array[string]', description: 'Names of the things, from left to right.'}
source: shelf.pdl
`;

/** The problems of data in which `right` was mistaken for `wrong`. */
function explain(file: string, text: string, right: string, wrong: string): string {
  const files = {
    'connectors/shop.yaml': connector,
    'sinks/console.yaml': console,
    [file]: text.replace(right, wrong),
  };
  expect(files[file]).not.toBe(text);
  const site = temporarySite(files);
  try {
    const { data, problems } = loadData(openContent(site.contentDir), openSourceMemory().data);
    return formatProblems([...problems, ...runGenerators(data).problems]);
  } finally {
    site.remove();
  }
}

const inConnector = (right: string, wrong: string) => explain('connectors/shop.yaml', connector, right, wrong);

test('a wrong key', () => {
  expect(inConnector('    extra: shop', '    extras: shop')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:8:5  data/missing-key
      "modules[0].extra" is missing. It must be text.

    content/connectors/shop.yaml:11:5  data/unknown-key
      "extras" isn't a key of modules[0].
      Did you mean "extra"?

    2 errors"
  `);
});

test('a wrong type of a value', () => {
  expect(inConnector('required: true', 'required: sure')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:41:19  data/wrong-value
      "modules[0].options[0].required" must be true or false, but is "sure".

    1 error"
  `);
});

test('a wrong type of an option', () => {
  expect(inConnector('type: string', 'type: strnig')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:40:15  data/wrong-value
      "modules[0].options[0].type" must be a type such as string, secret, integer, boolean, datetime, list<string>, map<AllowDenyPattern>, "boolean | string" or a shared type, but is "strnig".

    1 error"
  `);
});

test("a reference to an option that doesn't exist", () => {
  expect(inConnector('[host]', '[hots]')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:22:42  connectors/unknown-option
      The capability "Domains" refers to the option "hots", which shop doesn't have.
      Did you mean "host"?

    1 error"
  `);
});

test("a reference to a shared type that doesn't exist", () => {
  expect(inConnector('    options:\n', '    inherits: [AwsConfig]\n    options:\n')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:38:16  connectors/unknown-shared-type
      There is no shared type "AwsConfig".
      Describe it in content/connectors/shared/AwsConfig.yaml.

    1 error"
  `);
});

test('an option that is listed twice', () => {
  const again = '      - {name: host, type: string, description: The same address once more.}\n    source: {';
  expect(inConnector('    source: {', again)).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:43:16  connectors/duplicate-option
      The option "host" is in the same list twice.
      Keep one of the two and merge their descriptions.

    1 error"
  `);
});

test('a capability that is missing', () => {
  expect(
    inConnector('      Domains: {value: opt-in, options: [host], basis: {declared: shop/source.py}}\n', ''),
  ).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:13:7  data/missing-key
      "modules[0].capabilities.Domains" is missing. It must be a set of keys.

    1 error"
  `);
});

test('an opt-in without its option', () => {
  expect(inConnector('{value: opt-in, options: [host],', '{value: opt-in,')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:22:16  data/missing-key
      "modules[0].capabilities.Domains.options" is missing. It must be the options that turn the capability on.

    1 error"
  `);
});

test('an unknown capability', () => {
  expect(inConnector('      Domains:', '      Domain:')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:13:7  data/missing-key
      "modules[0].capabilities.Domains" is missing. It must be a set of keys.

    content/connectors/shop.yaml:22:7  data/unknown-key
      "Domain" isn't a key of modules[0].capabilities.
      Did you mean "Domains"?

    2 errors"
  `);
});

test('a recipe with an unknown option', () => {
  expect(inConnector('              host:', '              hosst:')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:35  recipes/unknown-option
      The "shop" source has no "hosst" option. Did you mean "host"?
      Change to "host".

    1 error"
  `);
});

test("a recipe that isn't YAML", () => {
  expect(inConnector('host: shop.example.com', 'host: "shop.example.com')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:38  recipes/yaml-syntax
      A quote, a bracket, a comma, or a colon with a space is missing.

    1 error"
  `);
});

test("a recipe with a sink that doesn't exist", () => {
  expect(inConnector('type: console', 'type: consol')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:37  recipes/unknown-sink
      There is no sink named "consol". Did you mean "console"?
      Change to "console".

    1 error"
  `);
});

test('a description that restates its name', () => {
  expect(inConnector('Address of the shop, without protocol.', 'The host of the shop.')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:42:22  data/restated-name
      The description of the option "host" only repeats its name: "The host of the shop."
      Say what it is for, what changes when it is set, its limits, or what it interacts with.

    1 error"
  `);
});

test('a wrong key of a sink', () => {
  expect(explain('sinks/console.yaml', console, 'summary:', 'sumary:')).toMatchInlineSnapshot(`
    "content/connectors/shop.yaml:37  recipes/unknown-sink
      There is no sink named "console".
      Write the type as its page does. A sample with a type of another package says so with illustrative="…".

    content/sinks/console.yaml:1:1  data/missing-key
      "summary" is missing. It must be text.

    content/sinks/console.yaml:2:1  data/unknown-key
      "sumary" isn't a key of this file.
      Did you mean "summary"?

    3 errors"
  `);
});

test('a wrong type of a transformer’s option', () => {
  expect(explain('transformers/add_tags.yaml', transformer, 'list<string>', 'lists<string>')).toMatchInlineSnapshot(`
    "content/transformers/add_tags.yaml:6:11  data/wrong-value
      "options[0].type" must be a type such as string, secret, integer, boolean, datetime, list<string>, map<AllowDenyPattern>, "boolean | string" or a shared type, but is "lists<string>".

    1 error"
  `);
});

test('an aspect that no entity has', () => {
  expect(explain('metamodel/aspects/boxes.yaml', aspect, 'shelf.pdl', 'shop.pdl')).toMatchInlineSnapshot(`
    "content/metamodel/aspects/boxes.yaml:1:7  metamodel/unused-aspect
      No entity has the aspect "boxes".
      List it in the file of its entity.

    1 error"
  `);
});

test("a field whose type isn't described", () => {
  expect(explain('metamodel/aspects/boxes.yaml', aspect, 'array[string]', 'array[Box]')).toMatchInlineSnapshot(`
    "content/metamodel/aspects/boxes.yaml:1:7  metamodel/unused-aspect
      No entity has the aspect "boxes".
      List it in the file of its entity.

    content/metamodel/aspects/boxes.yaml:7:25  metamodel/unknown-type
      The type "Box" isn't described.
      Describe it in the aspect that uses it, or in content/metamodel/types/Box.yaml.

    2 errors"
  `);
});
