import type { Problem } from '#model/problem.ts';
import { dataProblem } from './data-problem.ts';

interface PageFiles {
  /** Folder of the files below content/, for example `sdk`. */
  folder: string;
  /** What the pages belong to, in words. */
  reference: string;
  ids: readonly string[];
  /** The pages that have a file. */
  have: readonly { value: { id: string } }[];
  fix: string;
}

/** A problem for each page of a reference that has no file for its title, introduction, and links. */
export function missingPages({ folder, reference, ids, have, fix }: PageFiles): Problem[] {
  const known = new Set(have.map(({ value }) => value.id));
  return ids
    .filter((id) => !known.has(id))
    .map((id) =>
      dataProblem(
        { file: `content/${folder}/pages/${id}.yaml` },
        `${folder}/missing-page`,
        `There is no file for the page "${id}" of the ${reference} reference.`,
        fix,
      ),
    );
}
