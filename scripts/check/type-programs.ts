/** The options with which the rooms of a program are compiled, as a tsconfig.json has them. */
type CompilerOptions = Readonly<Record<string, unknown>>;

/** A room of the repository and the options of its tsconfig.json. */
export interface TypedRoom {
  name: string;
  options: CompilerOptions;
}

/** Rooms that have the same options. */
export interface TypeProgram {
  rooms: string[];
  options: CompilerOptions;
}

/**
 * Rooms that are checked together. Most rooms import one another, so a compiler that checks each alone checks the same modules up to seven times.
 * @returns in the order of the rooms, and each program with its rooms in this order
 */
export function typePrograms(rooms: readonly TypedRoom[]): TypeProgram[] {
  const programs = new Map<string, TypeProgram>();
  for (const { name, options } of rooms) {
    const key = JSON.stringify(options);
    const program = programs.get(key) ?? { rooms: [], options };
    program.rooms.push(name);
    programs.set(key, program);
  }
  return [...programs.values()];
}
