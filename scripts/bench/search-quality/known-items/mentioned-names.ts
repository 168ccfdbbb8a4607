import type { CliSubcommand } from '#model/cli.ts';
import type { Mentions, Place } from './mentions.ts';

/** A name that no block defines, with the sections that explain it. */
export interface MentionedName {
  kind: 'CLI command' | 'CLI flag' | 'environment variable';
  name: string;
  /** Empty if no page mentions it. */
  places: readonly Place[];
}

/** Every variable that a service or the command line reads. */
export function environmentVariables(names: Iterable<string>, mentions: Mentions): MentionedName[] {
  return [...new Set(names)].map((name) => {
    const listed = mentions.asCode(name);
    return { kind: 'environment variable', name, places: listed.length > 0 ? listed : mentions.anywhere(name) };
  });
}

/** Every command and, with its command before it, every flag; what `--help` leaves out is left out. */
export function commandLine(commands: readonly CliSubcommand[], mentions: Mentions): MentionedName[] {
  return commands
    .filter(({ hidden }) => !hidden)
    .flatMap((command) => {
      const flags = command.flags
        .filter(({ hidden }) => !hidden)
        .map(({ names }): MentionedName => {
          const flag = names.find((each) => each.startsWith('--')) ?? names[0] ?? '';
          const places = mentions.anywhere(flag).filter((place) => isAbout(command.command, place));
          return { kind: 'CLI flag', name: `${command.command} ${flag}`, places };
        });
      const own: MentionedName = {
        kind: 'CLI command',
        name: command.command,
        places: placesOfCommand(command.command, mentions),
      };
      return [own, ...flags, ...commandLine(command.subcommands, mentions)];
    });
}

/** Its own section, otherwise where it appears as code, otherwise where its parent's section mentions it. */
function placesOfCommand(command: string, mentions: Mentions): readonly Place[] {
  const headed = mentions.titled(withoutTool(command)).filter((place) => isHeaded(command, place));
  const own = [...headed, ...mentions.asCode(command)];
  if (own.length > 0) return own;
  const words = command.split(' ');
  const last = words.pop() ?? '';
  return mentions.anywhere(last).filter((place) => isAbout(words.join(' '), place) || writes(place, command));
}

function isAbout(command: string, place: Place): boolean {
  return isHeaded(command, place) || writes(place, command);
}

/** Headings of commands are in lowercase, other headings are not. */
function isHeaded(command: string, { section }: Place): boolean {
  return section.title === withoutTool(command);
}

function writes({ section }: Place, command: string): boolean {
  return section.code.some((entry) => entry.includes(command)) || section.text.includes(command);
}

function withoutTool(command: string): string {
  return command.replace(/^datahub /, '');
}
