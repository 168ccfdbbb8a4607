import { parseDocument } from 'yaml';
import { buildTree } from './build-tree.ts';
import { limits, type Unreadable, unreadableText } from './limits.ts';
import type { Span, YamlNode } from './tree.ts';

/** An error in the YAML itself. */
export interface SyntaxMistake extends Span {
  /** The `yaml` package's name for it, for example `TAB_AS_INDENT`. */
  code: string;
}

/** The result of reading a text. */
export interface Reading {
  /** Set when the text was not read at all. */
  unreadable?: Unreadable;
  mistakes: readonly SyntaxMistake[];
  /** Absent for a text without any value, and after errors. */
  root?: YamlNode;
}

/** Reads YAML as PyYAML does (version 1.1). Never throws, and stays within the limits for any text. */
export function readYaml(text: string): Reading {
  const unreadable = unreadableText(text);
  if (unreadable !== undefined) return { unreadable, mistakes: [] };
  try {
    const document = parseDocument(text, {
      version: '1.1',
      uniqueKeys: false,
      prettyErrors: false,
      // With `silent`, the parser wouldn't report additional documents.
      logLevel: 'error',
    });
    const found = [...document.errors, ...document.warnings].slice(0, limits.mistakes);
    const mistakes = found.map(({ code, pos: [from, to] }) => ({ code, from, to }));
    if (mistakes.length > 0) return { mistakes };
    const root = buildTree(document, text);
    if (typeof root === 'string') return { unreadable: root, mistakes: [] };
    return root === undefined ? { mistakes: [] } : { mistakes: [], root };
  } catch {
    // The parser calls itself for each level, so only nesting can make it fail.
    return { unreadable: 'too-deep', mistakes: [] };
  }
}
