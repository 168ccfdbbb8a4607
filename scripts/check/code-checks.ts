import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './run-steps.ts';
import { runTool } from './run-tool.ts';
import { type TypedRoom, type TypeProgram, typePrograms } from './type-programs.ts';

/** The tsconfig.json of a room. */
interface RoomConfig {
  compilerOptions: TypedRoom['options'];
  include: TypedRoom['include'];
}

/** Runs a tool and prints what it found unless it found nothing. */
async function passes(root: string, words: readonly [string, ...string[]]): Promise<boolean> {
  const { code, output } = await runTool(root, words);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** The programs of the rooms that have a tsconfig.json. */
function roomPrograms(root: string): TypeProgram[] {
  const rooms = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'tsconfig.json')))
    .map(({ name }) => readRoom(root, name));
  return typePrograms(rooms);
}

function readRoom(root: string, name: string): TypedRoom {
  const config = JSON.parse(readFileSync(join(root, name, 'tsconfig.json'), 'utf8')) as RoomConfig;
  return { name, options: config.compilerOptions, include: config.include };
}

/** Writes the tsconfig.json of a program. It's below the root, where the compiler finds the packages. */
function writeProgram(root: string, { rooms, options, include }: TypeProgram): string {
  const folder = join(root, '.cache/types');
  const file = join(folder, `${rooms[0]}.json`);
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: options,
    include: include.map((pattern) => `../../${pattern}`),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** Format, lint, types of all rooms, unused code. */
export function codeChecks(root: string): Step[] {
  return [
    {
      name: 'format and lint ("npm run format" fixes most)',
      run: () => passes(root, ['biome', 'check', '--error-on-warnings', '.']),
    },
    ...roomPrograms(root).map((program) => ({
      name: `types of ${program.rooms.join(', ')}`,
      run: () => passes(root, ['tsc', '-p', writeProgram(root, program)]),
    })),
    { name: 'unused code', run: () => passes(root, ['knip']) },
  ];
}
