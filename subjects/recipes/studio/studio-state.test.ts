import { describe, expect, it } from 'vitest';
import { formatState, initialState, parseState } from './studio-state.ts';

const sinks = [
  { type: 'datahub-rest', summary: 'Over HTTP.' },
  { type: 'file', summary: 'Into a file.' },
];

describe('the state of the studio in the address', () => {
  it.each([
    '',
    '?source=snowflake',
    '?mode=check&on=kubernetes',
    '?source=dbt-cloud&scenario=start-with-one-job&sink=file&on=ui',
  ])('reads %j and writes it again', (search) => {
    expect(formatState(parseState(search, sinks))).toBe(search);
  });

  it('keeps an unknown source, and drops other invalid values', () => {
    expect(parseState('?source=%20snowflak&scenario=%3Cb%3E&sink=drain&on=moon&mode=fly', sinks)).toEqual({
      ...initialState,
      source: 'snowflak',
    });
    expect(parseState(`?source=${'x'.repeat(5000)}`, sinks).source).toHaveLength(60);
  });

  it("leaves out values that haven't changed", () => {
    expect(formatState(initialState)).toBe('');
  });
});
