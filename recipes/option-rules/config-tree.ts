import { readYaml } from '#yaml/read-yaml.ts';
import type { MapNode, YamlNode } from '#yaml/tree.ts';

interface Branch {
  [key: string]: YamlNode | Branch;
}

const nowhere = { from: 0, to: 0 };

/**
 * The config that the values of a form make.
 * @param values YAML on one line by the path of the option; an empty text leaves the option out
 */
export function configTree(values: Readonly<Record<string, string>>): MapNode {
  const top: Branch = Object.create(null);
  for (const [path, text] of Object.entries(values)) {
    const { root } = readYaml(text);
    if (root === undefined) continue;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let branch: Branch | undefined = top;
    for (const key of keys) {
      if (branch === undefined) break;
      branch[key] ??= Object.create(null) as Branch;
      const next: YamlNode | Branch = branch[key];
      branch = isNode(next) ? undefined : next;
    }
    if (branch !== undefined) branch[last] ??= root;
  }
  return mapNode(top);
}

function mapNode(branch: Branch): MapNode {
  const entries = Object.entries(branch).map(([key, value]) => ({
    key,
    keySpan: nowhere,
    value: isNode(value) ? value : mapNode(value),
  }));
  return { kind: 'map', entries, flow: false, ...nowhere };
}

function isNode(value: YamlNode | Branch): value is YamlNode {
  return typeof value.kind === 'string';
}
