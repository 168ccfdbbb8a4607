import type { TextCompletion } from '#model/text-check.ts';
import { limits } from '#yaml/limits.ts';
import { branchOf, type ValueTree } from '../check/value-tree.ts';
import type { ValueFact } from '../deploy-facts.ts';
import { placeInValues, type ValuesPlace } from './place-in-values.ts';

/** More than anyone reads through. */
const mostCompletions = 100;

/** What can be written at an offset of a values file: keys that aren't there yet, or contents of the value. Never throws. */
export function completeValues(text: string, offset: number, tree: ValueTree): TextCompletion[] {
  if (text.length > limits.length) return [];
  const place = placeInValues(text, offset);
  // Inside a comment, there is nothing to complete.
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  if (/^\s*#/.test(text.slice(start, offset))) return [];
  const typed = text.slice(place.from, offset).replace(/^["']/, '').toLowerCase();
  const branch = place.above.reduce<ValueTree | undefined>(branchOf, tree);
  const all = place.isValue ? contents(branchOf(branch, place.key ?? '')?.value, place) : keys(branch, place, text);
  return all.filter(({ label }) => label.toLowerCase().includes(typed)).slice(0, mostCompletions);
}

function keys(branch: ValueTree | undefined, { from, to, taken, line }: ValuesPlace, text: string): TextCompletion[] {
  const hasColon = /^\s*:/.test(text.slice(to, to + 20));
  const indent = ' '.repeat((line?.column ?? 0) + 2);
  return [...(branch?.entries ?? [])]
    .filter(([key]) => key !== '*' && key !== '[]' && !taken.includes(key))
    .map(([key, { value, entries }]) => ({
      label: key,
      detail: value === undefined ? 'map' : value.types.join(' or '),
      documentation: value?.meaning ?? `${entries.size} values`,
      insert: hasColon ? key : `${key}:${isLeaf(value, entries) ? ' ' : `\n${indent}`}`,
      from,
      to,
    }));
}

function isLeaf(value: ValueFact | undefined, entries: ReadonlyMap<string, ValueTree>): boolean {
  return entries.size === 0 && !value?.types.some((type) => type === 'list' || type === 'map');
}

function contents(value: ValueFact | undefined, { from, to }: ValuesPlace): TextCompletion[] {
  if (value === undefined) return [];
  const isBoolean = value.types.includes('boolean');
  const known = value.allowed ?? (isBoolean ? ['true', 'false'] : value.default === undefined ? [] : [value.default]);
  return known.map((label) => ({ label, detail: '', documentation: value.meaning, insert: label, from, to }));
}
