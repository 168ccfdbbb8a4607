import { expect, test } from 'vitest';
import { monogram, monogramTone, TONES } from './monogram.ts';

test('a monogram has the first letters of two words, or the first two letters of one', () => {
  expect(monogram('Amazon Athena')).toBe('AA');
  expect(monogram('Tableau')).toBe('Ta');
});

test('a title always has the same tone, and titles spread over all tones', () => {
  expect(monogramTone('Tableau')).toBe(monogramTone('Tableau'));
  const titles = [
    'Amazon Athena',
    'Amazon Redshift',
    'Azure AD',
    'Tableau',
    'Oracle',
    'Vertica',
    'Mode',
    'dbt',
    'LDAP',
    'Feast',
    'Glue',
    'S3',
  ];
  expect(new Set(titles.map(monogramTone)).size).toBe(TONES);
});
