import { expect, it } from 'vitest';
import { handOver, takeHandedOver } from './hand-over.ts';

it('gives a text once, and only to the tool that it is for', () => {
  handOver('recipe', 'source:\n  type: mysql');
  expect(takeHandedOver('urn')).toBeUndefined();
  expect(takeHandedOver('recipe')).toBe('source:\n  type: mysql');
  expect(takeHandedOver('recipe')).toBeUndefined();
});
