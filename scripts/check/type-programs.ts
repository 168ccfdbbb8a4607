import { posix } from 'node:path';

/** The options with which the rooms of a program are compiled, as a tsconfig.json has them. */
type CompilerOptions = Readonly<Record<string, unknown>>;

/** A room of the repository, with what its tsconfig.json says. */
export interface TypedRoom {
  name: string;
  options: CompilerOptions;
  /** Patterns of the files to check, relative to the room. */
  include: readonly string[];
}

/** Rooms that have the same options. */
export interface TypeProgram {
  rooms: string[];
  options: CompilerOptions;
  /** Patterns of the files to check, relative to the root. */
  include: string[];
}

/**
 * Rooms that are checked together. Most rooms import one another, so a compiler that checks each alone checks the same modules up to seven times.
 * @returns in the order of the rooms, and each program with its rooms in this order
 */
export function typePrograms(rooms: readonly TypedRoom[]): TypeProgram[] {
  const programs = new Map<string, TypeProgram>();
  for (const { name, options, include } of rooms) {
    const key = JSON.stringify(options);
    const program = programs.get(key) ?? { rooms: [], options, include: [] };
    program.rooms.push(name);
    program.include.push(...include.map((pattern) => posix.join(name, pattern)));
    programs.set(key, program);
  }
  return [...programs.values()];
}
