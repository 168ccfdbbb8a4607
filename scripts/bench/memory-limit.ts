import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A group of processes with a memory limit. The kernel kills those that need more. */
export interface MemoryLimit {
  /** A process joins by writing its number into this file. */
  processes: string;
  remove(): void;
}

const ROOT = '/sys/fs/cgroup';

/**
 * Creates a control group, version 2 if available, otherwise version 1.
 * @returns undefined if the system has none or doesn't allow it
 */
export function limitMemory(bytes: number): MemoryLimit | undefined {
  const isSecond = existsSync(join(ROOT, 'cgroup.controllers'));
  const folder = join(ROOT, isSecond ? '' : 'memory', `docs-bench-${process.pid}`);
  try {
    if (isSecond) writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+memory');
    mkdirSync(folder);
    writeFileSync(join(folder, isSecond ? 'memory.max' : 'memory.limit_in_bytes'), String(bytes));
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    return undefined;
  }
  return { processes: join(folder, 'cgroup.procs'), remove: () => rmdirSync(folder) };
}
