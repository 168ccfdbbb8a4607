import type { NamedLink, TypeText } from '#model/blocks.ts';
import type { RichText } from '#model/rich-text.ts';

/** A parameter of a Python function or constructor. */
export interface PythonParameterRow {
  name: string;
  anchor: string;
  valueType: TypeText;
  /** As Python; a parameter without a default is required. */
  defaultValue?: string;
  description: RichText;
}

/** A function, method or class of the Python SDK, described in full. */
export interface PythonMemberBlock {
  type: 'python-member';
  /** The word that begins its definition. */
  keyword: 'class' | 'def' | 'classmethod';
  /** As callers write it; of a method without its class. */
  name: string;
  bases: TypeText;
  description: RichText;
  parameters: readonly PythonParameterRow[];
  constants: readonly { name: string; anchor: string; value: string; description: RichText }[];
  returns?: { valueType: TypeText; description: RichText };
  raises: readonly { valueType: TypeText; when: RichText }[];
  deprecated?: RichText;
}

/** A Python class that was derived from the metamodel, which describes its fields elsewhere. */
export interface PythonModelBlock {
  type: 'python-model';
  name: string;
  /** Name of the aspect in requests. */
  aspect?: string;
  description: RichText;
  /** Where its fields or values are explained. */
  explained?: NamedLink;
  parameters: readonly Omit<PythonParameterRow, 'description'>[];
  constants: readonly { name: string; anchor: string; meaning: RichText }[];
}

/** Every block of this subject. */
export type SdkBlock = PythonMemberBlock | PythonModelBlock;
