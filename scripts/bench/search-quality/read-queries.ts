import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { judgedQueries } from '#model/judged-query.ts';

export type JudgedFile = z.infer<typeof judgedQueries>;

/**
 * The judged queries of all classes.
 * @param root folder of the repository
 * @throws ZodError for a file that doesn't fit its schema, Error for one that is named after another class
 */
export function readQueries(root: string): JudgedFile[] {
  const folder = join(root, 'search/evaluation/queries');
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const file = judgedQueries.parse(parse(readFileSync(join(folder, name), 'utf8')));
      if (name !== `${file.class}.yaml`)
        throw new Error(`${name} contains the class ${file.class}. Rename either the file or the class.`);
      return file;
    });
}
