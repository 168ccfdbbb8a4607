import { expect, test } from 'vitest';
import { exampleModel } from './fixtures/example-model.ts';
import { metamodelFacts } from './metamodel-facts.ts';

test('an aspect declares a relationship once for all entities that have it', () => {
  const { declarations, entities } = metamodelFacts(exampleModel());
  expect(declarations).toEqual([
    { relationship: 'OwnedBy', from: ['shelf'], to: ['corpuser'], via: 'boxes.boxes.owner' },
  ]);
  expect(entities[0]).toEqual({
    name: 'shelf',
    title: 'Shelf',
    area: 'data',
    description: 'A shelf holds boxes.',
    aspects: ['shelfKey', 'boxes'],
  });
});
