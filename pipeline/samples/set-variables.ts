import { isMap, isPair, isScalar, isSeq, type Pair, parseAllDocuments, visit } from 'yaml';
import type { Sample } from '#model/page.ts';
import { settingLines } from './sets-variables.ts';
import { readShell } from './shell/read-shell.ts';

/** A variable that a sample sets in the reader's environment. */
export interface SetVariable {
  name: string;
  /** Offset of its name in the code, from 0. */
  offset: number;
  /** Service of Docker Compose that gets it, where that is said. */
  service?: string;
}

/**
 * Finds the environment variables that a sample sets: `export X=`, `X=… command`, and `-e X=` in the shell; `environment:` of
 * Docker Compose and `env:` and `extraEnvs:` of Kubernetes in YAML; uppercase names in properties; `ENV` in a Dockerfile.
 */
export function setVariables(sample: Sample): SetVariable[] {
  switch (sample.language) {
    case 'shell':
    case 'shell-session':
      return ofShell(sample);
    case 'yaml':
      return ofYaml(sample.code);
    default:
      return matches(sample.code, settingLines[sample.language]);
  }
}

function matches(code: string, pattern: RegExp | undefined): SetVariable[] {
  if (pattern === undefined) return [];
  return [...code.matchAll(pattern)].map((match) => ({
    name: match[1] ?? '',
    offset: match.index + match[0].indexOf(match[1] ?? ''),
  }));
}

function ofShell(sample: Sample): SetVariable[] {
  return readShell(sample).commands.flatMap(({ name, prefix, args }) => {
    const before = name === undefined ? [] : prefix;
    const exported = name?.value === 'export' ? args : [];
    const assigned = [...before, ...exported].flatMap((node) =>
      node.type === 'Assignment' ? { name: node.name, offset: node.pos } : [],
    );
    const passed = args.flatMap((word, index) => {
      const isPassed = word.type === 'Word' && /^(-e|--env)$/.test(args[index - 1]?.text ?? '');
      const passedName = isPassed ? /^['"]?(\w+)(?:=|$)/.exec(word.text)?.[1] : undefined;
      return passedName === undefined ? [] : { name: passedName, offset: word.pos };
    });
    return [...assigned, ...(name?.value === 'docker' ? passed : [])];
  });
}

function ofYaml(code: string): SetVariable[] {
  const found: SetVariable[] = [];
  const add = (node: unknown, name: unknown, service?: string) => {
    if (!isScalar(node) || typeof name !== 'string') return;
    found.push({ name, offset: node.range?.[0] ?? 0, ...(service !== undefined && { service }) });
  };
  for (const document of parseAllDocuments(code)) {
    visit(document, {
      Pair: (_, { key, value }, path) => {
        if (!isScalar(key)) return;
        const service = keyOf(path.findLast(isPair));
        if (key.value === 'environment' && isMap(value)) {
          for (const pair of value.items) if (isScalar(pair.key)) add(pair.key, pair.key.value, service);
        } else if (key.value === 'environment' && isSeq(value)) {
          for (const item of value.items) if (isScalar(item)) add(item, String(item.value).split('=', 1)[0], service);
        } else if (/^(env|extraEnvs)$/.test(String(key.value)) && isSeq(value)) {
          for (const item of value.items) if (isMap(item)) add(item.get('name', true), item.get('name'));
        }
      },
    });
  }
  return found;
}

function keyOf(pair: Pair | undefined): string | undefined {
  return isScalar(pair?.key) ? String(pair.key.value) : undefined;
}
