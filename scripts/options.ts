import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An invalid command line. The message is for the person who typed it. */
export class UsageError extends Error {}

/**
 * Reads `--name value` options.
 * @throws UsageError that lists the available options
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)}\nOptions: ${known.join(', ') || 'none'}.`,
    );
  }
}

/** A port from --port, otherwise from PORT, otherwise the default. */
export function readPort(option: string | undefined, fallback: number): number {
  const given = option ?? process.env.PORT;
  if (given === undefined || given === '') return fallback;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UsageError(
      `"${given}" isn't a valid port. Enter a whole number from 1 to 65535, for example --port 3001.`,
    );
  }
  return port;
}
