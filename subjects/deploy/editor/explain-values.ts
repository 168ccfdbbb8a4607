import type { TextExplanation } from '#model/text-check.ts';
import { limits } from '#yaml/limits.ts';
import { branchOf, type ValueTree } from '../check/value-tree.ts';
import { placeInValues } from './place-in-values.ts';

/** The description of a value, with the path and hash of its row. */
export type ValueExplanation = TextExplanation & { page: string };

/** Explains the value at an offset of a values file; nothing if there is none that is known. Never throws. */
export function explainValues(text: string, offset: number, tree: ValueTree): ValueExplanation | undefined {
  if (text.length > limits.length) return undefined;
  const { above, key, line } = placeInValues(text, offset);
  if (key === undefined || line === undefined) return undefined;
  const value = [...above, key].reduce<ValueTree | undefined>(branchOf, tree)?.value;
  if (value === undefined) return undefined;
  return {
    from: line.from + line.column,
    to: line.from + line.text.trimEnd().length,
    title: value.path,
    type: value.types.join(' or '),
    required: false,
    ...(value.default !== undefined && { default: value.default }),
    description: value.meaning,
    page: value.page,
  };
}
