import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseVariants, growingPrefixes, separatorVariants, withTypingError } from './perturb.ts';

/** Insertions, deletions, replacements, and swaps of neighbors between two texts that differ by one or two letters. */
function isOneError(typed: string, meant: string): boolean {
  const length = Math.max(typed.length, meant.length);
  let start = 0;
  while (start < length && typed[start] === meant[start]) start += 1;
  const rest = [typed.slice(start), meant.slice(start)] as const;
  const [a, b] = rest;
  return (
    a.slice(1) === b || // one too many
    a === b.slice(1) || // one missing
    a.slice(1) === b.slice(1) || // replaced
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) // swapped
  );
}

describe('a typing error', () => {
  test('is the same every time, and leaves short words and the first letter alone', () => {
    const mistyped = withTypingError('personal access token');
    expect(mistyped).not.toBe('personal access token');
    expect(withTypingError('personal access token')).toBe(mistyped);
    expect(withTypingError('tags for all')).toBeUndefined();
  });

  test('is exactly one, within a word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zA-Z]{1,12}$/), { minLength: 1, maxLength: 4 }), (words) => {
        const query = words.join(' ');
        const mistyped = withTypingError(query);
        if (mistyped === undefined) return words.every((word) => word.length < 5);
        const [typed = '', meant = ''] = mistyped
          .split(' ')
          .flatMap((word, index) => (word === words[index] ? [] : [word, words[index] ?? '']));
        return mistyped === query || (isOneError(typed, meant) && typed[0] === meant[0]);
      }),
    );
  });
});

describe('variants', () => {
  test('join the parts of an identifier in every way', () => {
    expect(separatorVariants('platform_instance_map tableau')).toEqual([
      'platform-instance-map tableau',
      'platform instance map tableau',
      'platforminstancemap tableau',
    ]);
    expect(separatorVariants('schemaField')).toEqual(['schema-Field', 'schema_Field', 'schema Field']);
    expect(separatorVariants('how to delete')).toEqual([]);
  });

  test('change the case', () => {
    expect(caseVariants('schemaField')).toEqual(['schemafield', 'SCHEMAFIELD']);
    expect(caseVariants('dbt')).toEqual(['DBT']);
  });

  test('leave URNs alone, where every character counts', () => {
    expect(separatorVariants('urn:li:dataPlatform:big_query')).toEqual([]);
    expect(caseVariants('urn:li:tag:PII')).toEqual([]);
  });

  test('grow from the second character to the whole query', () => {
    expect(growingPrefixes('tags')).toEqual(['ta', 'tag', 'tags']);
    expect(growingPrefixes('t')).toEqual([]);
  });
});
