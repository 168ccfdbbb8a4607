import type { FootnoteDefinition, Root } from 'mdast';
import { fill } from '#model/fill.ts';
import { element } from './hast.ts';
import { rendered, wrapper } from './nodes.ts';
import { nextNumber, type Scope } from './scope.ts';
import { walkType } from './walk.ts';

/** A footnote with its number on the page and how often the text points at it. */
interface Footnote {
  definition: FootnoteDefinition;
  number: number;
  references: number;
}

/**
 * Numbers footnotes across the page in the order of their first reference, and puts their text at the end of the part. Colons in the IDs distinguish
 * them from heading IDs.
 */
export function renderFootnotes(tree: Root, scope: Scope): void {
  const definitions = takeDefinitions(tree);
  if (definitions.size === 0) return;
  const used = new Map<string, Footnote>();
  const number = (within: Root): void => {
    walkType(within, 'footnoteReference', (node, index, parent) => {
      const definition = definitions.get(node.identifier);
      if (!definition) return;
      const note = used.get(node.identifier) ?? { definition, number: nextNumber(scope, 'footnote'), references: 0 };
      used.set(node.identifier, note);
      note.references += 1;
      const id = referenceId(note, note.references);
      const link = element('a', { href: `#footnote:${note.number}`, id, role: 'doc-noteref' }, [String(note.number)]);
      parent.children[index] = rendered([element('sup', {}, [link])]);
    });
  };
  number(tree);
  // A footnote may point at further ones; a map also visits what is added on the way.
  for (const { definition } of used.values()) number({ type: 'root', children: definition.children });
  if (used.size > 0) tree.children.push(section([...used.values()], scope));
}

function takeDefinitions(tree: Root): Map<string, FootnoteDefinition> {
  const definitions = new Map<string, FootnoteDefinition>();
  walkType(tree, 'footnoteDefinition', (node, index, parent) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    parent.children.splice(index, 1);
    return index;
  });
  return definitions;
}

function referenceId({ number }: Footnote, reference: number): string {
  return reference === 1 ? `footnote:${number}:back` : `footnote:${number}:back:${reference}`;
}

function section(notes: readonly Footnote[], { context: { strings } }: Scope) {
  const items = notes.map((note) => {
    const back = Array.from({ length: note.references }, (_, index) => {
      const properties = {
        href: `#${referenceId(note, index + 1)}`,
        role: 'doc-backlink',
        className: ['footnote-back'],
        ariaLabel: fill(strings.footnoteBack, { number: note.number }),
      };
      return rendered([{ type: 'text', value: ' ' }, element('a', properties, ['↩'])]);
    });
    const last = note.definition.children.at(-1);
    if (last?.type === 'paragraph') last.children.push(...back);
    const rest = last?.type === 'paragraph' ? [] : back;
    return wrapper('li', { id: `footnote:${note.number}` }, [...note.definition.children, ...rest]);
  });
  const first = notes[0]?.number ?? 1;
  const list = wrapper('ol', first === 1 ? {} : { start: first }, items);
  return wrapper('section', { className: ['footnotes'], ariaLabel: strings.footnotes, role: 'doc-endnotes' }, [list]);
}
