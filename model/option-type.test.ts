import { describe, expect, it } from 'vitest';
import { parseOptionType } from './option-type.ts';

describe('parseOptionType', () => {
  it('reads scalars, lists, maps, unions, and shared types', () => {
    expect(parseOptionType('secret')).toEqual({ kind: 'scalar', name: 'secret' });
    expect(parseOptionType('map<list<AllowDenyPattern>>')).toEqual({
      kind: 'map',
      of: { kind: 'list', of: { kind: 'shared', name: 'AllowDenyPattern' } },
    });
    expect(parseOptionType('list<string | integer> | boolean')).toEqual({
      kind: 'union',
      of: [
        {
          kind: 'list',
          of: {
            kind: 'union',
            of: [
              { kind: 'scalar', name: 'string' },
              { kind: 'scalar', name: 'integer' },
            ],
          },
        },
        { kind: 'scalar', name: 'boolean' },
      ],
    });
  });

  it.each(['str', 'list<>', 'list<str', 'string |', 'Optional[str]', ''])('rejects %j', (text) => {
    expect(parseOptionType(text)).toBeUndefined();
  });
});
