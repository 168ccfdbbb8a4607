import type { Page, Section } from '#model/page.ts';
import type { ConnectorBlock, OptionReferenceBlock, OptionRow } from '#subjects/connectors/blocks/block-types.ts';
import type { GraphqlBlock } from '#subjects/graphql/blocks/block-types.ts';
import type { MetamodelBlock } from '#subjects/metamodel/blocks/block-types.ts';
import type { SdkBlock } from '#subjects/sdk/blocks/block-types.ts';

/** Kinds of names that reference pages define. */
export type DefinitionKind =
  | 'connector'
  | 'option'
  | 'entity'
  | 'aspect'
  | 'model field'
  | 'GraphQL type'
  | 'GraphQL operation'
  | 'GraphQL field'
  | 'Python name';

/** A name, and a place that defines it. */
export interface Definition {
  kind: DefinitionKind;
  name: string;
  /** Anchor of the place in the page; empty for the page as a whole. */
  anchor: string;
}

/** Every name that a page defines, read from the blocks that the page is made of. */
export function definitionsOf(page: Page): Definition[] {
  const { parts, sections } = page.content();
  const blocks = parts.flatMap((part) => ('block' in part ? (part.block as DefiningBlock) : []));
  const own: Definition[] =
    page.kind === 'connector' ? [{ kind: 'connector', name: page.path.replace(/^.*\//, ''), anchor: '' }] : [];
  return [
    ...own,
    ...blocks.flatMap((block) => ofBlock(block, page)),
    ...(page.kind === 'entity' ? modelFields(sections) : []),
    ...(page.kind === 'sdk' ? pythonNames(sections, blocks) : []),
  ];
}

/** A block that can define names; blocks of other types don't. */
type DefiningBlock = ConnectorBlock | MetamodelBlock | GraphqlBlock | SdkBlock;

function ofBlock(block: DefiningBlock, page: Page): Definition[] {
  switch (block.type) {
    case 'module-chooser':
      return block.modules.map(({ plugin, href }) => ({ kind: 'connector', name: plugin, anchor: afterHash(href) }));
    case 'option-reference':
      return [
        ...(page.kind === 'connector' ? pluginOf(block) : []),
        ...[...block.options, ...block.types.flatMap(({ options }) => options)].flatMap(ofOption),
      ];
    case 'urn-format':
      return [...block.format.matchAll(/^urn:li:(\w+):/g)].map(([, name = '']) => ({
        kind: 'entity',
        name,
        anchor: '',
      }));
    case 'aspect-index':
      return block.rows
        .map(({ name, href }) => ({ kind: 'aspect' as const, name, anchor: afterHash(href) }))
        .filter(({ anchor }) => isInFull(page, anchor));
    case 'graphql-type':
      return [
        { kind: 'GraphQL type', name: block.name, anchor: block.name.toLowerCase() },
        ...block.fields.map(({ name, anchor }) => ({
          kind: 'GraphQL field' as const,
          name: `${block.name}.${name}`,
          anchor,
        })),
      ];
    case 'graphql-operation':
      return [{ kind: 'GraphQL operation', name: block.name, anchor: block.name.toLowerCase() }];
    default:
      return [];
  }
}

function pluginOf({ plugin }: OptionReferenceBlock): Definition[] {
  return plugin === undefined ? [] : [{ kind: 'connector', name: plugin, anchor: '' }];
}

function ofOption(row: OptionRow): Definition[] {
  // Readers don't type the star that represents a key or an index.
  const own = { kind: 'option' as const, name: row.path.replaceAll('.*', ''), anchor: row.anchor };
  return [own, ...row.children.flatMap(ofOption)];
}

/** An aspect of many entities has its fields on the page of only one of them, and the others link to it. */
function isInFull(page: Page, anchor: string): boolean {
  const hasFields = page.anchors.some((each) => each.startsWith(`${anchor}.`));
  return hasFields || !page.links.some(({ href }) => href.endsWith(`#${anchor}`) && !href.startsWith('#'));
}

function modelFields(sections: readonly Section[]): Definition[] {
  return sections
    .filter(({ title, anchor }) => /^\w+\.\w+$/.test(title) && anchor.includes('.'))
    .map(({ title, anchor }) => ({ kind: 'model field', name: title, anchor }));
}

/** Classes and functions under their name in the module, methods with their class. */
function pythonNames(sections: readonly Section[], blocks: readonly DefiningBlock[]): Definition[] {
  const described = new Set(
    blocks.flatMap((block) => (block.type === 'python-member' || block.type === 'python-model' ? block.name : [])),
  );
  const modules = sections.flatMap(({ anchor }) => (anchor.startsWith('module-') ? `${anchor.slice(7)}.` : []));
  return sections
    .filter(({ title, anchor }) => described.has(title) && anchor.startsWith('datahub.'))
    .map(({ anchor }) => {
      const module = modules.find((each) => anchor.startsWith(each));
      return { kind: 'Python name', name: module ? anchor.slice(module.length) : anchor.replace(/^.*\./, ''), anchor };
    });
}

function afterHash(href: string): string {
  return href.replace(/^.*#/, '');
}
