import { describe, expect, it } from 'vitest';
import type { SdkBlock } from './blocks/block-types.ts';
import { exampleModule, exampleSdk } from './fixtures/example-sdk.ts';
import { generateSdk } from './generate.ts';
import type { SdkPageId } from './schema.ts';

const generated = generateSdk(exampleSdk());
const bodyOf = (page: SdkPageId) =>
  generated.drafts.find(({ path }) => path === `/docs/python-sdk/${page}`)?.body ?? [];
const blocksOf = <T extends SdkBlock['type']>(page: SdkPageId, type: T) =>
  bodyOf(page).flatMap((part) =>
    'block' in part && part.block.type === type ? (part.block as Extract<SdkBlock, { type: T }>) : [],
  );
const textOf = (page: SdkPageId) =>
  bodyOf(page)
    .map((part) => ('markdown' in part ? part.markdown : ''))
    .join('\n');
const modelOf = (name: string) => blocksOf('models', 'python-model').find((block) => block.name === name);

describe('the pages of the SDK', () => {
  it('are three, without problems', () => {
    expect(generated.problems).toEqual([]);
    expect(generated.drafts.map(({ path }) => path)).toEqual([
      '/docs/python-sdk/builder',
      '/docs/python-sdk/clients',
      '/docs/python-sdk/models',
    ]);
  });

  it('have the anchors of Sphinx', () => {
    const text = textOf('builder');
    expect(text).toContain('## `warehouse.crates` {#module-warehouse.crates}');
    expect(text).toContain('### `Crane` {#warehouse.crates.Crane}');
    expect(text).toContain('#### `lift` {#warehouse.crates.Crane.lift}');
    expect(text).toContain('### `count` {#warehouse.crates.count}');
  });

  it('describe a class with its constructor and an example', () => {
    const [crane] = blocksOf('builder', 'python-member');
    expect(crane).toMatchObject({
      keyword: 'class',
      bases: [{ name: 'Machine', href: '#warehouse.crates.Machine' }],
      parameters: [{ name: 'reach', anchor: 'warehouse.crates.Crane.reach', valueType: ['int'], defaultValue: '12' }],
    });
    expect(textOf('builder')).toContain('```python\nfrom warehouse.crates import Crane\n\nCrane(reach=20)\n```');
  });

  it('link the types of a method to where they are described', () => {
    const lift = blocksOf('builder', 'python-member').find(({ name }) => name === 'lift');
    const state = '/docs/python-sdk/models#datahub.metadata.schema_classes.CrateStateClass';
    const crate = '/docs/python-sdk/models#datahub.metadata.schema_classes.CrateClass';
    expect(lift).toMatchObject({
      keyword: 'def',
      parameters: [{ valueType: ['Union[str, ', { name: 'CrateStateClass', href: state }, ']'] }],
      returns: { valueType: ['Optional[', { name: 'CrateClass', href: crate }, ']'] },
      raises: [{ valueType: ['ValueError'] }],
    });
  });

  it('say what replaced a function', () => {
    const count = blocksOf('builder', 'python-member').find(({ name }) => name === 'count');
    expect(count?.deprecated).toEqual(['Ask the harbour master instead.']);
  });

  it('give search the short and the full name of a member', () => {
    const sections = bodyOf('builder').flatMap((part) => ('block' in part ? part.sections : []));
    expect(sections.map(({ code }) => code.slice(0, 2))).toContainEqual(['warehouse.crates.Crane.lift', 'lift']);
  });
});

describe('the classes of the metamodel', () => {
  it('are listed below their kind, in the order of their names', () => {
    const headings = textOf('models').match(/^#{2,3} .*?(?= \{|$)/gm);
    expect(headings).toEqual([
      '## Aspects',
      '### `CrateClass`',
      '## Records',
      '### `LabelClass`',
      '## Enums',
      '### `CrateStateClass`',
      '## Envelopes',
      '### `WeightWeightClass`',
      '## Where to go next',
    ]);
  });

  it('have the parameters of their constructor: required ones first, with Python types, defaults, and names', () => {
    const written = modelOf('CrateClass')?.parameters.map(({ name, valueType, defaultValue }) => {
      const type = valueType.map((part) => (typeof part === 'string' ? part : part.name)).join('');
      return `${name}: ${type}${defaultValue === undefined ? '' : ` = ${defaultValue}`}`;
    });
    expect(written).toEqual([
      'from_: str',
      'goods: List[Union[LabelClass, WeightWeightClass, str]]',
      'color: Optional[str] = None',
      'note: Optional[str] = None',
      'state: Union[str, CrateStateClass] = "SEALED"',
      'sealed: bool = True',
      'stamps: Optional[Dict[str, List[int]]] = None',
      'owner: LabelClass = LabelClass(text="none")',
    ]);
  });

  it('lead to the page of the entity that explains them', () => {
    const entity = '/docs/generated/metamodel/entities/box';
    expect(modelOf('CrateClass')).toMatchObject({
      aspect: 'crate',
      explained: { name: 'Box: crate', href: `${entity}#crate` },
    });
    expect(modelOf('LabelClass')?.explained).toEqual({ name: 'Box: Label', href: `${entity}#type-label` });
  });

  it('leave out records that are only included in others, because they have no class', () => {
    expect(modelOf('PaintedClass')).toBeUndefined();
  });

  it('show the constants of enums', () => {
    expect(modelOf('CrateStateClass')?.constants).toEqual([
      {
        name: 'SEALED',
        anchor: 'datahub.metadata.schema_classes.CrateStateClass.SEALED',
        meaning: ['In the warehouse.'],
      },
    ]);
  });
});

describe('problems of the SDK', () => {
  const [crane] = exampleModule.classes;
  const [count] = exampleModule.functions;
  const withCrane = (change: object) => ({ ...exampleModule, classes: [{ ...crane, ...change }] });
  const withCount = (change: object) => ({ ...exampleModule, functions: [{ ...count, ...change }] });
  const file = 'content/sdk/warehouse.crates.yaml';

  it.each([
    [
      withCount({ returns: { type: 'CrateClas', description: 'A box that somebody left behind.' } }),
      'sdk/unknown-type',
      '"CrateClas" in the type CrateClas isn\'t described.',
      'Did you mean "CrateClass"?',
    ],
    [
      withCrane({ example: undefined }),
      'sdk/no-example',
      'The class "Crane" has no example.',
      'Add a complete program',
    ],
    [
      withCrane({ name: 'CrateClass' }),
      'sdk/duplicate-class',
      'The class "CrateClass" is described twice.',
      'Keep one',
    ],
    [
      { ...exampleModule, functions: [count, count] },
      'sdk/duplicate-name',
      'The module "warehouse.crates" has two members with the name "count".',
      'Keep one',
    ],
    [
      withCrane({ methods: [{ name: 'reach', description: 'How far it gets with a light load.' }] }),
      'sdk/duplicate-name',
      'The class "Crane" has two members with the name "reach".',
      'Keep one',
    ],
    [
      withCrane({ parameters: [{ name: 'reach', type: 'int', description: 'The reach of the crane.' }] }),
      'data/restated-name',
      'The description of the parameter "Crane.reach" only repeats its name: "The reach of the crane."',
      'Say what it is for',
    ],
    [
      withCount({ description: 'Returns the count of the values.' }),
      'data/restated-name',
      'The description of the function "count" only repeats its name: "Returns the count of the values."',
      'Say what it is for',
    ],
    [withCrane({ bases: [] }), 'sdk/unused-name', 'No type of the module names "Machine".', 'Remove it from `names`'],
    [
      { ...exampleModule, module: 'warehouse.crate' },
      'sdk/no-page',
      'No page shows the module "warehouse.crate".',
      'List it in a file of content/sdk/pages/.',
    ],
  ])('name what is wrong (%#)', (module, rule, message, fix) => {
    const problems = generateSdk(exampleSdk({ module })).problems.filter((problem) => problem.rule === rule);
    expect(problems).toEqual([
      expect.objectContaining({ line: 1, rule, message, fix: expect.stringContaining(fix), severity: 'error' }),
    ]);
    if (rule !== 'sdk/duplicate-class' && rule !== 'sdk/no-page') expect(problems[0]?.file).toBe(file);
  });

  it('report missing pages and modules without a description', () => {
    const { problems } = generateSdk(
      exampleSdk({ module: { ...exampleModule, module: 'warehouse.crate' }, without: ['clients'] }),
    );
    expect(problems.map(({ message, fix }) => `${message} ${fix}`)).toEqual([
      'There is no file for the page "clients" of the Python SDK reference. Create it with a title, a description, an intro, modules, and links.',
      'The module "warehouse.crates" is not described. Did you mean "warehouse.crate"?',
      'No page shows the module "warehouse.crate". List it in a file of content/sdk/pages/.',
      'No page shows the module "warehouse.ships". List it in a file of content/sdk/pages/.',
    ]);
  });
});
