import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitChunks } from './split-chunks.ts';

test('chunks contain every input once and in order, and none of them is large', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 500 }), fc.integer({ min: 1, max: 8 }), (inputs, threads) => {
      const chunks = [...splitChunks(inputs, threads)];
      expect(chunks.flatMap((chunk) => chunk.inputs)).toEqual(inputs);
      for (const chunk of chunks) {
        expect(chunk.inputs.length).toBeLessThanOrEqual(16);
        expect(inputs.slice(chunk.start, chunk.start + chunk.inputs.length)).toEqual(chunk.inputs);
      }
    }),
  );
});
