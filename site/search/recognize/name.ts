const variable = /^(?:export\s+|set\s+|ENV\s+|-e\s*|-\s+)?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\s*(?:[=:]|$)/;
const option = /^([a-z][a-z0-9]*(?:_[a-z0-9]+)*(?:\.[a-z][a-z0-9]*(?:_[a-z0-9]+)*)+)\s*(?::|=|$)/;

// Names of files and hosts are written like options.
const notOption = /\.(?:ya?ml|json|py|java|md|sh|txt|jar|com|org|io|net|dev|local)$/;

/** The environment variable that a text names or sets: UPPER_SNAKE with at least one underscore. */
export function findVariable(lines: readonly string[]): string | undefined {
  return lines.length === 1 ? variable.exec((lines[0] ?? '').trim())?.[1] : undefined;
}

/** The option of a recipe that a text names or sets by its path, such as `profiling.enabled`. */
export function findOption(lines: readonly string[]): string | undefined {
  const path = lines.length === 1 ? option.exec((lines[0] ?? '').trim())?.[1] : undefined;
  return path === undefined || notOption.test(path) ? undefined : path;
}
