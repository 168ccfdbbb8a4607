import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { optionFields } from '../option-fields.ts';
import { scheduleProblem, serverProblem, takeEntries } from './choices.ts';

const option = (path: string, type: string, required = false) => ({
  name: path,
  path,
  type,
  required,
  description: 'It.',
});
const fields = optionFields([option('host', 'string', true), option('password', 'secret'), option('limit', 'integer')]);

describe('an entered value', () => {
  it('is accepted, open, or rejected', () => {
    expect(takeEntries(fields, { password: 'hunter2', limit: '5' }, { limit: '5' })).toEqual({
      examples: ['limit'],
      values: { limit: '5' },
      open: ['host'],
      refused: ['password'],
    });
    expect(takeEntries(fields, { host: 'db.example.com', password: '$DB_PASSWORD' }, {}).values).toEqual({
      host: 'db.example.com',
      password: 'DB_PASSWORD',
    });
  });
});

describe('the address of the metadata service', () => {
  it.each(['', 'http://localhost:8080', 'https://example.com/api/gms', `\${GMS}`])('may be %j', (address) => {
    expect(serverProblem(address)).toBeUndefined();
  });
  it.each(['localhost:8080', 'http://', 'http://a b', 'https://me:secret@example.com', 'javascript:alert(1)'])(
    'may not be %j',
    (address) => {
      expect(inEnglish(serverProblem(address))).toMatch(/.{20}/);
    },
  );
});

describe('the time of a schedule', () => {
  it.each(['0 5 * * *', '*/15 8-18 * * MON-FRI', ' 0 5 1,15 * * '])('may be %j', (expression) => {
    expect(scheduleProblem({ kind: 'cron', expression })).toBeUndefined();
  });
  it.each(['', '5', '0 5 * *', '0 5 * * * *', '0 5 * * <b>'])('may not be %j', (expression) => {
    expect(inEnglish(scheduleProblem({ kind: 'cron', expression }))).toMatch(/.{20}/);
    expect(scheduleProblem({ kind: 'none', expression })).toBeUndefined();
  });
});
