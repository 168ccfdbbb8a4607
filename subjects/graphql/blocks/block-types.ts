import type { NamedLink, TypeText } from '#model/blocks.ts';
import type { RichText } from '#model/rich-text.ts';

/** A field, an argument or an input field of the GraphQL schema. */
export interface GraphqlFieldRow {
  name: string;
  anchor: string;
  fieldType: TypeText;
  /** For arguments and input fields: whether the server rejects a request without it. */
  required: boolean;
  description: RichText;
  /** Why it should no longer be used. */
  deprecated?: RichText;
  args: readonly GraphqlFieldRow[];
}

/** A type of the GraphQL schema. */
export interface GraphqlTypeBlock {
  type: 'graphql-type';
  name: string;
  /** The word that begins its definition. */
  keyword: 'type' | 'interface' | 'input' | 'enum' | 'union' | 'scalar';
  description: RichText;
  /** The interfaces of an object. */
  interfaces: readonly NamedLink[];
  /** The objects of an interface or union. */
  objects: readonly NamedLink[];
  fields: readonly GraphqlFieldRow[];
  values: readonly { name: string; anchor: string; description: RichText; deprecated?: RichText }[];
  /** Where the schema uses it, grouped by the kind of place. */
  usedBy: readonly { place: string; links: readonly NamedLink[] }[];
}

/** A query or mutation: arguments, answer, privilege. */
export interface GraphqlOperationBlock {
  type: 'graphql-operation';
  name: string;
  description: RichText;
  args: readonly GraphqlFieldRow[];
  returns: TypeText;
  privilege: RichText;
  note: RichText;
  deprecated?: RichText;
}

/** Every block of this subject. */
export type GraphqlBlock = GraphqlTypeBlock | GraphqlOperationBlock;
