import { join } from 'node:path';
import type { ContainerStage, ContainerStep } from './container-file.ts';

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The part of the context that isn't sent to a build: tar options for a `.dockerignore` with plain names at the root. */
function excluded(ignored: string): string {
  const names = ignored.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const odd = names.find((name) => /[*?!/[]/.test(name));
  if (odd !== undefined) throw new Error(`.dockerignore: only plain names are supported, not "${odd}"`);
  return names.map((name) => `--exclude=${quote(`./${name}`)}`).join(' ');
}

interface Place {
  /** Folder that represents the stage's root. */
  root: string;
  /** Working directory in it. */
  folder: string;
  /** Folder that is built. */
  context: string;
  /** Content of `.dockerignore`. */
  ignored: string;
  /** Folder of an earlier stage. */
  stage: (name: string) => string;
}

function shell(step: ContainerStep, { root, folder, context, ignored, stage }: Place): string {
  const inside = (path: string) => quote(join(root, path.startsWith('/') ? path : join(folder, path)));
  switch (step.kind) {
    case 'run':
      return `chroot ${quote(root)} /bin/sh -c ${quote(`cd ${folder} && ${step.command}`)}`;
    case 'workdir':
      // The image doesn't have this folder yet, but a machine might.
      return `rm -rf ${inside(step.folder)} && mkdir -p ${inside(step.folder)}`;
    case 'copy': {
      if (step.sources.join() === '.') {
        return `tar -C ${quote(context)} ${excluded(ignored)} -cf - . | tar -C ${inside(step.to)} -xf -`;
      }
      const from = step.from === undefined ? context : stage(step.from);
      return `copy ${inside(step.to)} ${step.sources.map((source) => quote(join(from, source))).join(' ')}`;
    }
    default:
      return '';
  }
}

/** A copy of this machine's file system, whose changes stay in a folder beside it. */
function beginStage(root: string, image: string): string[] {
  const [changes, work] = [`${root}.changes`, `${root}.work`];
  return [
    `echo ${quote(`In place of ${image}:`)}`,
    `mkdir -p ${[root, changes, work].map(quote).join(' ')}`,
    `mount -t overlay overlay -o ${quote(`lowerdir=/,upperdir=${changes},workdir=${work}`)} ${quote(root)}`,
    ...['proc', 'dev', 'sys'].map((name) => `mount --rbind /${name} ${quote(join(root, name))}`),
  ];
}

/**
 * Writes a script for bash that does what a container file says, in copies of this machine's file system, and finally becomes what the image runs: as
 * its user, with everything read-only except `/tmp`. Run it with `unshare --mount` as root.
 * @param stages as `parseContainerFile` reads them
 * @param context folder that is built
 * @param ignored content of `.dockerignore`
 * @param scratch empty folder for the copies
 * @throws Error for a `.dockerignore` with patterns
 */
export function rehearsalScript(
  stages: readonly ContainerStage[],
  context: string,
  ignored: string,
  scratch: string,
): string {
  const stage = (name: string) => join(scratch, name);
  const lines = [
    'set -euo pipefail',
    // A folder is replaced by its contents.
    'copy() { to=$1; shift; for from; do if [ -d "$from" ]; then mkdir -p "$to" && cp -a "$from/." "$to"; else cp "$from" "$to"; fi; done; }',
  ];
  for (const [index, { name, image, steps }] of stages.entries()) {
    const root = stage(name ?? `stage-${index}`);
    lines.push(...beginStage(root, image));
    let folder = '/';
    let user = 'root';
    for (const step of steps) {
      if (step.kind === 'workdir') folder = step.folder;
      if (step.kind === 'user') user = step.name;
      if (step.kind === 'cmd' && index === stages.length - 1) {
        lines.push(
          `mount -t tmpfs tmpfs ${quote(join(root, 'tmp'))}`,
          `mount -o remount,ro ${quote(root)}`,
          `exec chroot --userspec=${user}:${user} ${quote(root)} ${step.words.map(quote).join(' ')}`,
        );
      }
      lines.push(shell(step, { root, folder, context, ignored, stage }));
    }
  }
  return lines.filter((line) => line !== '').join('\n');
}
