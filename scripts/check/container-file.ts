/** A step of a container file that changes the image, or how it is run. */
export type ContainerStep =
  | { kind: 'run'; command: string }
  | { kind: 'copy'; from: string | undefined; sources: readonly string[]; to: string }
  | { kind: 'workdir'; folder: string }
  | { kind: 'user'; name: string }
  | { kind: 'cmd'; words: readonly string[] };

/** A stage of a container file. */
export interface ContainerStage {
  /** Image it begins with, for example `debian:bookworm-slim`. */
  image: string;
  /** What later stages call it. */
  name: string | undefined;
  steps: readonly ContainerStep[];
  /** Port that it listens on. */
  port: number | undefined;
}

/** Instructions that describe an image but don't do anything. */
const NOTES = new Set(['STOPSIGNAL', 'LABEL']);

/** Lines with their continuations, without comments. */
function instructions(text: string): { word: string; rest: string }[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));
  const joined = lines.join('\n').replace(/\\\n\s*/g, ' ');
  return joined.split('\n').flatMap((line) => {
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
    return word === '' ? [] : [{ word: word.toUpperCase(), rest }];
  });
}

function step(word: string, rest: string): ContainerStep {
  // Build caches don't change the image.
  const bare = rest.replace(/^(--mount=\S+\s+)+/, '');
  switch (word) {
    case 'RUN':
      return { kind: 'run', command: bare };
    case 'COPY': {
      const words = rest.split(/\s+/);
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
      return { kind: 'copy', from, sources: words.slice(0, -1), to: words.at(-1) ?? '' };
    }
    case 'WORKDIR':
      return { kind: 'workdir', folder: rest };
    case 'USER':
      return { kind: 'user', name: rest };
    case 'CMD':
      return { kind: 'cmd', words: JSON.parse(rest) as string[] };
    default:
      throw new Error(`"${word} ${rest}": this instruction isn't supported`);
  }
}

/**
 * Reads a container file, with the syntax that ours uses (the format: https://docs.docker.com/reference/dockerfile/).
 * @param text content of the file
 * @returns its stages in order
 * @throws Error that names an instruction it does not know, or one before the first stage
 */
export function parseContainerFile(text: string): ContainerStage[] {
  const stages: (ContainerStage & { steps: ContainerStep[] })[] = [];
  for (const { word, rest } of instructions(text)) {
    const stage = stages.at(-1);
    if (word === 'FROM') {
      const [image = '', , name] = rest.split(/\s+/);
      stages.push({ image, name, steps: [], port: undefined });
    } else if (!stage) throw new Error(`"${word} ${rest}" comes before the first FROM`);
    else if (word === 'EXPOSE') stage.port = Number(rest);
    else if (!NOTES.has(word)) stage.steps.push(step(word, rest));
  }
  return stages;
}
