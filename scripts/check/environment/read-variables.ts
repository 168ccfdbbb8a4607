/** A variable that a file of the platform reads. */
export interface VariableRead {
  name: string;
  /** Line of the file, from 1. */
  line: number;
  /** The default that the file states; null if it states that there is none. Missing if the file doesn't say. */
  default?: string | null;
}

const NAME = '[A-Z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*';

/**
 * Finds the variables that a file of the platform reads.
 * @param path path in the platform's repository, which says what kind of file it is
 * @param text the file
 * @param constants values of string constants in Java and Python code, by name
 */
export function readVariables(path: string, text: string, constants: ReadonlyMap<string, string>): VariableRead[] {
  if (/\.(?:ya?ml|properties|java)$/.test(path)) {
    const inJava = path.endsWith('.java') ? inCode(text, constants) : [];
    return [...placeholders(text, /docker-compose/.test(path) ? ':-' : ':'), ...inBeans(text), ...inJava];
  }
  if (path.endsWith('.py')) return inCode(text, constants);
  if (path.endsWith('.xml')) return placeholders(text, ':-');
  if (path.endsWith('.conf')) return inPlayConf(text);
  if (path.endsWith('.sh')) return inShell(text);
  if (/Dockerfile$/.test(path)) return inDockerfile(text);
  return [];
}

/** String constants of a file, by name: `String NAME = "…"` and `NAME = "…"`. */
export function stringConstants(text: string): [string, string][] {
  return [...text.matchAll(/^\s*(?:[\w\s]*\bString\s+)?([A-Z][A-Z0-9_]*)\s*=\s*"([^"\n]*)"/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
}

/** `${NAME:default}`; a default can contain another placeholder. */
function placeholders(text: string, separator: ':' | ':-'): VariableRead[] {
  return [...text.matchAll(new RegExp(`\\$\\{(${NAME})(?=[:}])`, 'g'))].map(({ 0: whole, 1: name = '', index }) => {
    const rest = text.slice(index + whole.length);
    const found = rest.startsWith(separator) ? balanced(rest.slice(separator.length)) : undefined;
    return {
      name,
      line: lineAt(text, index),
      ...(found !== undefined && !isFilledIn(found) && { default: defaultOf(found) }),
    };
  });
}

/** Text up to the brace that closes a placeholder; nothing if it ends elsewhere, as in Java expressions. */
function balanced(text: string): string | undefined {
  let depth = 0;
  for (const [at, char] of [...text].entries()) {
    if (char === '"' || char === '\n') return undefined;
    if (char === '{') depth += 1;
    if (char !== '}') continue;
    if (depth === 0) return text.slice(0, at);
    depth -= 1;
  }
  return undefined;
}

/** Whether the platform's build replaces the text, as with `@cliMajorVersion@`. */
function isFilledIn(text: string): boolean {
  return /^@\w+@$/.test(text);
}

/** The effective default: that of the placeholder inside, and null for `#{null}`. */
function defaultOf(text: string): string | null {
  const inner = /^\$\{[A-Z]\w*:(.*)\}$/.exec(text)?.[1];
  if (inner !== undefined) return defaultOf(inner);
  return text === '#{null}' ? null : text.trim();
}

const CALLS = [
  /(?:getenv|getProperty|environ\.get|environ)\s*[([]\s*(?:(?<quote>["'])(?<literal>\w+)\k<quote>|(?:\w+\.)?(?<constant>[A-Z][A-Z0-9_]*)\b)/g,
  /env\.getOrDefault\("(?<literal>\w+)"/g,
  /(?:"(?<literal>\w+)"|(?<constant>[A-Z][A-Z0-9_]*))\s+in\s+os\.environ/g,
];
const SPRING = /systemEnvironment\['(\w+)'\](?:\s*\?:\s*'([^']*)')?/g;

/** Calls that read the environment, in Java and Python. */
function inCode(text: string, constants: ReadonlyMap<string, string>): VariableRead[] {
  return CALLS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, groups, index }) => {
      const rest = text.slice(index + whole.length);
      const name = groups?.literal ?? constants.get(groups?.constant ?? '');
      const isSet = /^["']?\s*\]\s*=[^=]/.test(rest);
      if (isSet || name === undefined || !new RegExp(`^${NAME}$`).test(name)) return [];
      const fallback = /^\s*,\s*"([^"]*)"/.exec(rest)?.[1];
      return [{ name, line: lineAt(text, index), ...(fallback !== undefined && { default: fallback }) }];
    }),
  );
}

/** What Spring's expressions read: `systemEnvironment['NAME'] ?: 'default'`. */
function inBeans(text: string): VariableRead[] {
  return [...text.matchAll(SPRING)].map(({ 1: name = '', 2: fallback, index }) => ({
    name,
    line: lineAt(text, index),
    ...(fallback !== undefined && { default: fallback }),
  }));
}

/** `key = ${?NAME}`; the default is the key's value above. Without it, the code that reads the key has the default. */
function inPlayConf(text: string): VariableRead[] {
  const values = new Map<string, string>();
  return text.split('\n').flatMap((line, at) => {
    const [, key, value = ''] = /^\s*([\w.-]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (key === undefined) return [];
    const name = new RegExp(`^\\$\\{\\??(${NAME})\\}`).exec(value)?.[1];
    const fallback = values.get(key);
    if (name !== undefined) return [{ name, line: at + 1, ...(fallback !== undefined && { default: fallback }) }];
    values.set(
      key,
      value
        .replace(/\s+#.*$/, '')
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    );
    return [];
  });
}

/** `$NAME` and `${NAME:-default}`, except variables that the script itself assigns first. */
function inShell(text: string): VariableRead[] {
  const code = text.replace(/^[ \t]*#.*$/gm, '');
  const own = new Set([
    ...[...code.matchAll(/(?:^|[\s;])(?:export\s+|local\s+|readonly\s+)?([A-Z][A-Z0-9_]*)=([^\n]*)/gm)].flatMap(
      ({ 1: name = '', 2: value = '', index }) => {
        const isRead = new RegExp(`\\$\\{?${name}\\b`);
        return isRead.test(code.slice(0, index)) || isRead.test(value) ? [] : [name];
      },
    ),
    ...[...code.matchAll(/\b(?:for|read(?:\s+-\w+)*)\s+([A-Z][A-Z0-9_]*)\b/g)].map(([, name = '']) => name),
  ]);
  return [...code.matchAll(new RegExp(`\\$\\{?(${NAME})`, 'g'))]
    .filter(({ 1: name = '' }) => !own.has(name))
    .map(({ 1: name = '', index }) => ({ name, line: lineAt(code, index) }));
}

/** What `ENV` sets in the last stage. */
function inDockerfile(text: string): VariableRead[] {
  const begin = text.lastIndexOf('\nFROM ');
  return [...text.slice(begin).matchAll(/^ENV\s+([A-Z][A-Z0-9_]*)(?:=|\s+)"?([^"\n]*)"?\s*$/gm)].map(
    ({ 1: name = '', 2: value = '', index }) => ({
      name,
      line: lineAt(text, begin + index),
      ...(!value.includes('$') && { default: value }),
    }),
  );
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
