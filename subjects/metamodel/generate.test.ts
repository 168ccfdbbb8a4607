import { describe, expect, it } from 'vitest';
import type { DraftPart } from '#model/page.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import type { MetamodelBlock } from './blocks/block-types.ts';
import { exampleModel } from './fixtures/example-model.ts';
import { generateEntities } from './generate.ts';

const problemsOf = (changes: Parameters<typeof exampleModel>[0]) =>
  generateEntities(exampleModel(changes)).problems.map(({ rule, message, fix }) => [rule, message, fix]);
const blockOf = <T extends MetamodelBlock['type']>(body: readonly DraftPart[], type: T) =>
  body.flatMap((part) =>
    'block' in part && part.block.type === type ? (part.block as Extract<MetamodelBlock, { type: T }>) : [],
  );

describe('an entity page', () => {
  const { drafts, problems } = generateEntities(exampleModel());
  const body = drafts[0]?.body ?? [];

  it('is at the lowercase name of the entity and has no problems', () => {
    expect(problems).toEqual([]);
    expect(drafts[0]?.path).toBe('/docs/generated/metamodel/entities/shelf');
  });

  it('derives relationships from fields of nested records', () => {
    expect(blockOf(body, 'relationship-table')[0]?.rows).toMatchObject([
      {
        name: 'OwnedBy',
        entities: [{ name: 'corpuser', href: '/docs/generated/metamodel/entities/corpuser' }],
        via: [{ name: 'boxes.boxes.owner', href: '/docs/generated/metamodel/entities/shelf#boxes' }],
        lineage: false,
      },
    ]);
  });

  it('describes the types that fields refer to, and links them', () => {
    expect(blockOf(body, 'type-list')[0]?.types.map(({ name, anchor }) => [name, anchor])).toEqual([
      ['Box', 'type-box'],
      ['BoxKind', 'type-boxkind'],
    ]);
    expect(blockOf(body, 'field-table')[1]?.rows[0]).toMatchObject({
      anchor: 'boxes.boxes',
      required: true,
      fieldType: ['array', '[', { name: 'Box', href: '#type-box' }, ']'],
    });
  });

  it('draws the neighbors with a text alternative', () => {
    const diagram = body.find((part) => 'markdown' in part && part.markdown.startsWith(':::diagram'));
    expect(diagram && 'markdown' in diagram && diagram.markdown).toContain(
      'alt="Nothing points at a Shelf. A Shelf points at: corpuser (OwnedBy)."',
    );
  });
});

describe('problems of the metamodel', () => {
  it.each([
    [
      { boxes: { description: 'The boxes that it contains.' } },
      'data/restated-name',
      'The description of the aspect "boxes" only repeats its name: "The boxes that it contains."',
      'Say what it is for, what changes when it is set, its limits, or what it interacts with.',
    ],
    [
      { ownedBy: { outgoing: 'This one is owned by that one.' } },
      'data/restated-name',
      'The description of the relationship "OwnedBy" only repeats its name: "This one is owned by that one."',
      'Say what it is for, what changes when it is set, its limits, or what it interacts with.',
    ],
    [
      { entity: { aspects: ['shelfKey', 'boxs', 'boxes'] } },
      'metamodel/unknown-aspect',
      'The entity "shelf" lists the aspect "boxs", which is not described.',
      'Did you mean "boxes"?',
    ],
    [
      { entity: { aspects: ['shelfKey'] } },
      'metamodel/unused-aspect',
      'No entity has the aspect "boxes".',
      'List it in the file of its entity.',
    ],
    [
      { ownedBy: { name: 'OwnedByUser' } },
      'metamodel/unknown-relationship',
      'The relationship "OwnedBy" is not described.',
      'Describe it in content/metamodel/relationships/OwnedBy.yaml.',
    ],
    [
      { boxes: { example: '{"boxes": [{"owner": "jdoe"}]}' } },
      'metamodel/invalid-example',
      'boxes.boxes[0].owner must be of type Urn.',
      'Fields of Boxes: boxes.',
    ],
    [
      { boxes: { example: '{"boxes": [{"owner": "urn:li:corpuser:a", "kind": "STEEL"}]}' } },
      'metamodel/invalid-example',
      'boxes.boxes[0].kind must be one of PAPER, WOOD.',
      'Fields of Boxes: boxes.',
    ],
    [
      { boxes: { example: '{}' } },
      'metamodel/invalid-example',
      'boxes lacks the required field "boxes".',
      'Fields of Boxes: boxes.',
    ],
    [
      { ownedBy: { pending: [{ from: 'shelf', to: ['tag'], via: ['boxes.boxes'] }] } },
      'metamodel/pending-edge',
      'The entity "shelf" now has its own file, and its aspects state its relationships.',
      'Remove this entry.',
    ],
    [
      {
        boxes: {
          fields: [{ name: 'boxes', type: 'array[Boxx]', description: 'The boxes, from left to right.' }],
          example: undefined,
        },
      },
      'metamodel/unknown-type',
      'The type "Boxx" isn\'t described.',
      'Did you mean "Box"?',
    ],
  ])('are explained with a fix: %j', (changes, rule, message, fix) => {
    expect(problemsOf(changes)).toEqual([[rule, message, fix]]);
  });

  it("include URN examples that don't follow the format", () => {
    const identity = {
      ...exampleModel().entities[0]?.value.identity,
      valid: [{ urn: 'urn:li:shelves:a', note: 'Looks right.' }],
    };
    expect(problemsOf({ entity: { identity } })).toEqual([
      ['metamodel/invalid-urn', '"urn:li:shelves:a" does not follow the format urn:li:shelf:{name}.', undefined],
    ]);
  });
});

describe('the metamodel of the site', () => {
  it('has no problems', () => {
    const { drafts, problems } = generateEntities(loadTestData('content'));
    expect(problems).toEqual([]);
    expect(drafts.map(({ id }) => id)).toContain('docs/generated/metamodel/entities/dataset');
  });
});
