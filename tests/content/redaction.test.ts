import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { inLine, inLinePlaces, onOwnLines, ownLinePlaces, survives } from './planted-secrets.ts';
import { issueAddress, issueText } from '#subjects/errors/tool/issue-address.ts';
import { redact } from '#subjects/errors/redact/redact.ts';
import { searchWords } from '#subjects/errors/tool/search-words.ts';

const reports = z
  .array(z.object({ report: z.string() }))
  .parse(parse(readFileSync('subjects/errors/exam/reports.yaml', 'utf8')))
  .map(({ report }) => report);
const carrier = fc.constantFrom(...reports);
const runs = { seed: 20230411, numRuns: 20 };

function expectGone(forms: typeof inLine, places: typeof inLinePlaces): void {
  describe.each(Object.entries(forms))('%s', (_, form) => {
    test.each(Object.entries(places))('planted at: %s', (__, plant) => {
      fc.assert(
        fc.property(carrier, form, fc.nat(1000), (report, { text, secrets }, at) => {
          const planted = plant(report, text, at);
          const { text: left } = redact(planted);
          const address = decodeURIComponent(issueAddress('https://example.com/new', issueText(left)).replaceAll('+', ' '));
          const shown = [left, address, searchWords(left)].join('\n');
          const surviving = secrets.filter((secret) => survives(secret, shown));
          expect(surviving, left).toEqual([]);
        }),
        runs,
      );
    });
  });
}

expectGone(inLine, inLinePlaces);
expectGone(onOwnLines, ownLinePlaces);
