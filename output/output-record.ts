import { join } from 'node:path';
import { readJson, writeJson } from '#pipeline/cache/json-file.ts';
import { pruneFolder } from '#pipeline/cache/prune-folder.ts';
import { contentHash } from './content-hash.ts';
import type { FileStamp, FileWriter } from './file-writer.ts';

/** Records of folders that were written earlier, because tests write many. */
const OTHER_FOLDERS = 50;

/** What a page was made from, and the files that it became. */
interface PageRecord {
  key: string;
  files: readonly FileStamp[];
}

/** Remembers between builds what every page was made from, so that an unchanged page is neither rendered nor written. */
export interface OutputRecord {
  /**
   * Reuses a page's files from the last build.
   * @param id of the page, for example its address
   * @param key identifies what it is made from @returns
   * whether that was possible; if not, the page must be written and added
   */
  keep(id: string, key: string): boolean;
  /** Records a page that has been written. */
  add(id: string, key: string, files: readonly string[]): void;
  /** Stores what this build noted. */
  save(): void;
}

/**
 * Opens the record of an output folder. A missing or damaged record counts as empty.
 * @param cacheDir for example `.cache`
 * @param outDir folder of the built site, which the record belongs to
 */
export function openOutputRecord(cacheDir: string, outDir: string, writer: FileWriter): OutputRecord {
  const folder = join(cacheDir, 'output');
  const name = contentHash(outDir);
  const file = join(folder, `${name}.json`);
  const before = readJson<Record<string, PageRecord>>(file) ?? {};
  const now: Record<string, PageRecord> = {};
  return {
    keep: (id, key) => {
      const record = before[id];
      if (record?.key !== key || !writer.keep(record.files)) return false;
      now[id] = record;
      return true;
    },
    add: (id, key, files) => {
      now[id] = { key, files: writer.stamps(files) };
    },
    save: () => {
      writeJson(file, now);
      pruneFolder(folder, new Set([name]), OTHER_FOLDERS);
    },
  };
}
