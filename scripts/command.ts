/** A command of `npm run`: gets the words after its name, and resolves with what the process exits with. */
export type Command = (args: readonly string[]) => Promise<number>;
