import { join } from 'node:path';
import { openContent } from '#pipeline/load/content-files.ts';
import { loadSources, openSourceMemory } from '#pipeline/load/load-sources.ts';
import { findWrongLabels } from '#subjects/pictures/check-labels.ts';
import { readOptions, UsageError } from '../options.ts';
import { readPlatform } from './messages/read-platform.ts';
import { PLATFORM_COMMIT } from './messages/record.ts';

/**
 * `npm run check -- pictures --platform GIT_DIR`: compares the labels in pictures of the web application with its source, and prints every one that
 * isn't there.
 * @param root folder of the repository
 * @param words the option with the git directory of a clone of the platform
 * @returns whether all labels were found
 * @throws UsageError without that option
 */
export function checkPictures(root: string, words: readonly string[]): boolean {
  const { values } = readOptions(words, { platform: { type: 'string' } });
  if (values.platform === undefined) throw new UsageError('Specify a clone of the platform: --platform GIT_DIR.');
  const content = openContent(join(root, 'content'));
  const { sources } = loadSources(content, openSourceMemory(join(root, '.cache/data')));
  const groups = sources.data.pictureLabels.flatMap(({ value }) => value);
  const files = readPlatform(values.platform, PLATFORM_COMMIT, [...new Set(groups.map(({ source }) => source))]);
  const wrong = findWrongLabels(groups, files);
  for (const { group, message } of wrong) console.log(`content/pictures/labels.yaml, ${group}: ${message}`);
  if (wrong.length === 0) {
    console.log(
      `${groups.flatMap(({ labels }) => labels).length} labels found in ${files.size} of the platform's files.`,
    );
  }
  return wrong.length === 0;
}
