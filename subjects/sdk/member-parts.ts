import { blockPart, codePart, headingPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { codeOf, plainText } from '#generators/drafting/plain-text.ts';
import type { TypeText } from '#model/blocks.ts';
import type { DraftPart, Section } from '#model/page.ts';
import type { RichText } from '#model/rich-text.ts';
import { memberAnchor } from './addresses.ts';
import type { PythonMemberBlock, PythonParameterRow } from './blocks/block-types.ts';
import type { OriginAt } from './check-members.ts';
import type { SdkClass, SdkFunction, SdkParameter } from './schema.ts';

/** What the parts of a module need to know about it. */
export interface ModuleContext {
  /** Full name of the module. */
  module: string;
  /** Links the names of a type. */
  typeText(type: string): TypeText;
}

/** A class with its constructor, example and methods. */
export function classParts(value: SdkClass, context: ModuleContext, origin: OriginAt): DraftPart[] {
  const anchor = memberAnchor(context.module, value.name);
  const block: PythonMemberBlock = {
    type: 'python-member',
    keyword: 'class',
    name: value.name,
    bases: value.bases.flatMap((base, at) => [...(at === 0 ? [] : [', ']), ...context.typeText(base)]),
    description: parseRichText(value.description),
    parameters: parameterRows(value.parameters, anchor, context),
    constants: value.constants.map(({ name, value: written, description }) => ({
      name,
      anchor: memberAnchor(anchor, name),
      value: written,
      description: parseRichText(description),
    })),
    ...raisesAndDeprecation(value, context),
  };
  return [
    headingPart(3, codeSpan(value.name), origin(['name']), anchor),
    blockPart(block, origin(['description']), [sectionOf(block, anchor)]),
    ...exampleParts(value.example, origin),
    ...value.methods.flatMap((method, at) =>
      functionParts(method, anchor, 4, context, (path) => origin(['methods', at, ...path])),
    ),
  ];
}

/**
 * A function of a module, or a method of a class.
 * @param owner full name of the module or class
 */
export function functionParts(
  value: SdkFunction,
  owner: string,
  depth: 3 | 4,
  context: ModuleContext,
  origin: OriginAt,
): DraftPart[] {
  const anchor = memberAnchor(owner, value.name);
  const { returns } = value;
  const block: PythonMemberBlock = {
    type: 'python-member',
    keyword: value.kind === 'classmethod' ? 'classmethod' : 'def',
    name: value.name,
    bases: [],
    description: parseRichText(value.description),
    parameters: parameterRows(value.parameters, anchor, context),
    constants: [],
    ...(returns === undefined
      ? {}
      : { returns: { valueType: context.typeText(returns.type), description: parseRichText(returns.description) } }),
    ...raisesAndDeprecation(value, context),
  };
  return [
    headingPart(depth, codeSpan(value.name), origin(['name']), anchor),
    blockPart(block, origin(['description']), [sectionOf(block, anchor)]),
    ...exampleParts(value.example, origin),
  ];
}

/** A name as a heading, formatted as code so that underscores are preserved. */
function codeSpan(name: string): string {
  return `\`${name}\``;
}

function parameterRows(
  parameters: readonly SdkParameter[],
  owner: string,
  { typeText }: ModuleContext,
): PythonParameterRow[] {
  return parameters.map(({ name, type, default: defaultValue, description }) => ({
    name,
    anchor: memberAnchor(owner, name),
    valueType: typeText(type),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    description: parseRichText(description),
  }));
}

function raisesAndDeprecation(
  { raises, deprecated }: Pick<SdkClass, 'raises' | 'deprecated'>,
  { typeText }: ModuleContext,
): Pick<PythonMemberBlock, 'raises' | 'deprecated'> {
  return {
    raises: raises.map(({ type, when }) => ({ valueType: typeText(type), when: parseRichText(when) })),
    ...(deprecated === undefined ? {} : { deprecated: parseRichText(deprecated) }),
  };
}

function exampleParts(example: string | undefined, origin: OriginAt): DraftPart[] {
  return example === undefined ? [] : [codePart('python', example, origin(['example']))];
}

/** The entry for search under the member's heading. */
function sectionOf(block: PythonMemberBlock, fullName: string): Section {
  const { description, parameters, constants, returns, raises } = block;
  const texts: RichText[] = [
    description,
    ...parameters.map((parameter) => parameter.description),
    ...constants.map((constant) => constant.description),
    ...(returns === undefined ? [] : [returns.description]),
    ...raises.map(({ when }) => when),
  ];
  return {
    anchor: '',
    title: '',
    trail: [],
    text: texts.map(plainText).join(' '),
    code: [fullName, block.name, ...parameters.map(({ name }) => name), ...codeOf(description)],
  };
}
