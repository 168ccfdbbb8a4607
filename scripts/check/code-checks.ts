import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './run-steps.ts';
import { runTool } from './run-tool.ts';
import { type TypeProgram, typePrograms } from './type-programs.ts';

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
    .map(({ name }) => ({ name, options: readOptions(join(root, name, 'tsconfig.json')) }));
  return typePrograms(rooms);
}

function readOptions(file: string): TypeProgram['options'] {
  const config = JSON.parse(readFileSync(file, 'utf8')) as { compilerOptions: TypeProgram['options'] };
  return config.compilerOptions;
}

/** Writes the tsconfig.json of a program. It's below the root, where the compiler finds the packages. */
function writeProgram(root: string, { rooms, options }: TypeProgram): string {
  const folder = join(root, '.cache/types');
  const include = rooms.flatMap((room) => ['ts', 'tsx'].map((ending) => `../../${room}/**/*.${ending}`));
  const file = join(folder, `${rooms[0]}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: options, include }));
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
