import { readOptions, UsageError } from '../options.ts';
import { passagesOf } from './passages/passages.ts';
import { contentFiles } from './repository-files.ts';
import { drawFromGroups } from './sample/draw.ts';
import { type Entry, isSampleKind, sampleEntries, sampleKinds } from './sample/entries.ts';

/**
 * `npm run check -- sample --kind KIND --seed N --count N`: draws texts at random over all kinds of content, and prints them as Markdown for
 * readers who check them. The same content, seed, and count give the same sample.
 * @param root folder of the repository
 * @param args the words after `sample`
 * @returns true
 */
export function checkSample(root: string, args: readonly string[]): boolean {
  const { values } = readOptions(args, {
    kind: { type: 'string', default: 'statements' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string' },
  });
  const { kind } = values;
  if (!isSampleKind(kind)) throw new UsageError(`--kind must be one of: ${Object.keys(sampleKinds).join(', ')}.`);
  const count = Number(values.count ?? sampleKinds[kind].count);
  if (!Number.isInteger(count) || count < 1) throw new UsageError('--count must be a positive whole number.');
  const files = contentFiles(root).map((file) => ({ ...file, passages: passagesOf(file.path, file.text) }));
  const drawn = drawFromGroups(sampleEntries(kind, files), count, values.seed);
  console.log(formatSample(`${drawn.length} ${kind}, seed ${values.seed}`, drawn));
  return true;
}

function formatSample(title: string, entries: readonly Entry[]): string {
  const items = entries.map(
    ({ file, line, text }, index) => `${index + 1}. ${file}:${line}${text === '' ? '' : `\n\n   ${text}`}`,
  );
  return [`# ${title}`, '', ...items.flatMap((item) => [item, ''])].join('\n');
}
