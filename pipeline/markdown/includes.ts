import { posix } from 'node:path';
import type { Root, RootContent } from 'mdast';
import { nearest } from '#model/nearest.ts';
import type { LeafDirective } from './nodes.ts';
import { readMarkdown } from './read-markdown.ts';
import { resolveReferences } from './references.ts';
import { nextNumber, report, type Scope } from './scope.ts';
import { walkType } from './walk.ts';

/** Files that include others twice double in size with every level. */
const MOST_INCLUDES = 200;

/** Replaces every `::include{file="…"}` with the text of that file in content/includes/, which may itself include others. */
export function expandIncludes(tree: Root, scope: Scope): void {
  expand(tree, scope, []);
}

function expand(tree: Root, scope: Scope, chain: readonly string[]): void {
  walkType(tree, 'leafDirective', (node, index, parent) => {
    // If the file is missing, the check of directives reports it.
    if (node.name !== 'include' || !node.attributes?.file) return;
    const nodes = included(node, node.attributes.file, scope, chain);
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

function included(node: LeafDirective, written: string, scope: Scope, chain: readonly string[]): RootContent[] {
  const file = posix.normalize(written);
  const { includes, contentDir } = scope.context;
  if (file.startsWith('..') || posix.isAbsolute(file)) {
    const message = `An include can't leave content/includes/: "${written}".`;
    report(scope, node, {
      rule: 'includes/outside',
      message,
      fix: 'Move the text to content/includes/, and include it from there.',
    });
    return [];
  }
  if (chain.includes(file)) {
    const message = `These files include each other in a loop: ${[...chain, file].join(' → ')}.`;
    report(scope, node, { rule: 'includes/cycle', message, fix: 'Remove one of the includes.' });
    return [];
  }
  const source = Object.hasOwn(includes, file) ? includes[file] : undefined;
  if (source === undefined) {
    const meant = nearest(file, Object.keys(includes));
    report(scope, node, {
      rule: 'includes/missing',
      message: `There is no file "${file}" in content/includes/.`,
      fix: meant ? `Did you mean "${meant}"?` : 'Write the file, or correct its name.',
    });
    return [];
  }
  const number = nextNumber(scope, 'includes');
  if (number > MOST_INCLUDES) {
    if (number > MOST_INCLUDES + 1) return [];
    const message = `The page includes more than ${MOST_INCLUDES} files, counting includes inside other includes.`;
    report(scope, node, {
      rule: 'includes/too-many',
      message,
      fix: 'Include fewer files, or write the text on the page.',
    });
    return [];
  }
  const origin = { file: posix.join(posix.basename(contentDir), 'includes', file), line: 1 };
  const tree = readMarkdown(source, origin, scope, true);
  resolveReferences(tree);
  expand(tree, scope, [...chain, file]);
  return tree.children;
}
