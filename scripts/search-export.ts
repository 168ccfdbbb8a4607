import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { hostedRecord } from '#model/hosted-record.ts';
import { searchExport } from '#output/search-export.ts';
import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import type { Command } from './command.ts';
import { readOptions } from './options.ts';

const options = { content: { type: 'string' }, out: { type: 'string' } } as const;

/** `npm run search:export`: writes the records and settings of a hosted search index as JSON, to be uploaded. */
export const run: Command = async (args) => {
  const { values } = readOptions(args, options);
  const root = process.cwd();
  const contentDir = resolve(root, values.content ?? 'content');
  const { model, problems } = await buildSiteModel({ contentDir, mode: 'build' });
  if (problems.length > 0) console.log(formatProblems(problems));
  if (problems.some(({ severity }) => severity === 'error')) return 1;
  const { records, settings } = searchExport(model);
  const folder = resolve(root, values.out ?? 'search-export');
  mkdirSync(folder, { recursive: true });
  const lines = z
    .array(hostedRecord)
    .parse(records)
    .map((record) => JSON.stringify(record));
  writeFileSync(join(folder, 'records.json'), `[\n${lines.join(',\n')}\n]\n`);
  writeFileSync(join(folder, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
  console.log(`Wrote ${records.length} records and the settings of their index to ${folder}.`);
  return 0;
};
