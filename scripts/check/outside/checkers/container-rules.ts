import type { Dockerfile, Instruction } from 'dockerfile-ast';
import type { Finding } from '../checker.ts';

/** A rule of hadolint that this project applies itself, since hadolint exists only as a program for each platform. */
interface ContainerRule {
  /** For example, `DL3006`; described at https://github.com/hadolint/hadolint/wiki. */
  id: string;
  message: string;
  /** Instructions that break the rule. */
  find: (file: Dockerfile) => readonly Instruction[];
}

const all = (file: Dockerfile, keyword: string) =>
  file.getInstructions().filter((instruction) => instruction.getKeyword() === keyword);
const textOf = (instruction: Instruction) => instruction.getArgumentsContent() ?? '';
const runs = (pattern: RegExp) => (file: Dockerfile) => all(file, 'RUN').filter((run) => pattern.test(textOf(run)));

/** Commands of a RUN instruction, for example `apt-get update`. */
const commandsOf = (run: Instruction) =>
  textOf(run)
    .split(/&&|\|\||;|\n/)
    .map((command) => command.trim());

const installsOf = (file: Dockerfile) =>
  all(file, 'RUN').flatMap((run) =>
    commandsOf(run)
      .filter((command) => /^apt-get\b.*\sinstall\b/.test(command))
      .map((command) => ({ run, command })),
  );
const installs = (isWrong: (command: string) => boolean) => (file: Dockerfile) =>
  installsOf(file).flatMap(({ run, command }) => (isWrong(command) ? [run] : []));

/** Names after `install` that aren't options. */
const packagesOf = (command: string) =>
  command
    .split(/\s+install\s+/)[1]
    ?.split(/\s+/)
    .filter((word) => !word.startsWith('-')) ?? [];

/** Images from a registry; the other FROM instructions name an earlier stage. */
function images(file: Dockerfile) {
  const stages = new Set(file.getFROMs().map((from) => from.getBuildStage()));
  return file.getFROMs().filter((from) => !stages.has(from.getImage()));
}

/** The instructions of each stage, which begins with its FROM. */
function stages(file: Dockerfile): Instruction[][] {
  const found: Instruction[][] = [];
  for (const instruction of file.getInstructions()) {
    if (instruction.getKeyword() === 'FROM') found.push([]);
    found.at(-1)?.push(instruction);
  }
  return found;
}

const isRoot = (user: Instruction | undefined) => user === undefined || /^(?:root|0)(?::|$)/.test(textOf(user));

/** All rules, in the order of their IDs. */
export const containerRules: readonly ContainerRule[] = [
  {
    id: 'DL3000',
    message: 'Use an absolute path for WORKDIR.',
    find: (file) => all(file, 'WORKDIR').filter((folder) => !/^["']?[/$]/.test(textOf(folder))),
  },
  {
    id: 'DL3002',
    message: 'The last USER of the image must not be root.',
    find: (file) => {
      const last = stages(file).at(-1) ?? [];
      const user = last.findLast((instruction) => instruction.getKeyword() === 'USER');
      return isRoot(user) ? [user ?? last[0]].flatMap((instruction) => instruction ?? []) : [];
    },
  },
  { id: 'DL3003', message: 'Use WORKDIR to change the folder.', find: runs(/(?:^|&&|;)\s*cd\s/) },
  { id: 'DL3004', message: 'Do not use sudo.', find: runs(/(?:^|&&|;)\s*sudo\s/) },
  {
    id: 'DL3006',
    message: 'Specify the image version.',
    find: (file) => images(file).filter((from) => !from.getImageTag() && !from.getImageDigest()),
  },
  {
    id: 'DL3007',
    message: 'Specify a version instead of the tag "latest".',
    find: (file) => images(file).filter((from) => from.getImageTag() === 'latest'),
  },
  {
    id: 'DL3008',
    message: 'Specify the versions of packages that apt-get installs.',
    find: installs((command) => packagesOf(command).some((name) => !name.includes('='))),
  },
  {
    id: 'DL3009',
    message: 'Delete the package lists after apt-get install, in the same instruction.',
    find: (file) =>
      installsOf(file).flatMap(({ run }) => (/rm -rf \/var\/lib\/apt\/lists/.test(textOf(run)) ? [] : [run])),
  },
  {
    id: 'DL3014',
    message: 'Use apt-get install -y, because no one can respond to prompts during a build.',
    find: installs((command) => !/\s(?:-y|-yq?q?|--yes|--assume-yes)\b/.test(command)),
  },
  {
    id: 'DL3015',
    message: 'Use --no-install-recommends with apt-get install.',
    find: installs((command) => !command.includes('--no-install-recommends')),
  },
  {
    id: 'DL3020',
    message: 'Use COPY instead of ADD for files and folders.',
    find: (file) => all(file, 'ADD').filter((add) => !/^https?:|\.(?:tar|t?gz|bz2|xz)\b/.test(textOf(add))),
  },
  {
    id: 'DL3025',
    message: 'Write the arguments of CMD and ENTRYPOINT as JSON.',
    find: (file) => [...all(file, 'CMD'), ...all(file, 'ENTRYPOINT')].filter((start) => !textOf(start).startsWith('[')),
  },
  { id: 'DL3027', message: 'Use apt-get instead of apt.', find: runs(/(?:^|&&|;)\s*apt\s/) },
  {
    id: 'DL3045',
    message: 'A COPY to a relative path needs a WORKDIR before it.',
    find: (file) =>
      stages(file).flatMap((stage) => {
        const folder = stage.findIndex((instruction) => instruction.getKeyword() === 'WORKDIR');
        const before = folder === -1 ? stage : stage.slice(0, folder);
        return before.filter(
          (instruction) => instruction.getKeyword() === 'COPY' && !/\s["']?[/$][^\s]*$/.test(textOf(instruction)),
        );
      }),
  },
  {
    id: 'DL3059',
    message: 'Join consecutive RUN instructions.',
    find: (file) =>
      stages(file).flatMap((stage) =>
        stage.filter(
          (instruction, index) => instruction.getKeyword() === 'RUN' && stage[index - 1]?.getKeyword() === 'RUN',
        ),
      ),
  },
  {
    id: 'DL4006',
    message: 'A pipe hides the failure of its first command. Set the shell option pipefail, or avoid the pipe.',
    find: (file) => {
      const hasOption = all(file, 'SHELL').some((shell) => textOf(shell).includes('pipefail'));
      return hasOption ? [] : runs(/[^|]\|[^|]/)(file);
    },
  },
];

/** Applies the rules to a container file. */
export function breaksOfRules(file: Dockerfile, path: string): Finding[] {
  return containerRules.flatMap(({ id, message, find }) =>
    find(file).map((instruction) => ({
      rule: id,
      where: `${path}:${instruction.getRange().start.line + 1}`,
      message,
    })),
  );
}
