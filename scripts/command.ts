/** A command of `npm run`: gets the words after its name and resolves with the process's exit code. */
export type Command = (args: readonly string[]) => Promise<number>;
