import type { Condition } from '../schema.ts';
import type { Lookup, Scalar } from './lookup.ts';

/** Whether a condition is true. What isn't known is never true, so that a rule reports only what is certain. */
export function holds(condition: Condition, lookup: Lookup): boolean {
  if ('any' in condition) return condition.any.some((each) => holds(each, lookup));
  if ('none' in condition) return !condition.none.some((each) => holds(each, lookup));
  if ('mentions' in condition) return new RegExp(condition.mentions, 'm').test(lookup.text);
  if ('given' in condition) return lookup.isGiven(condition.path) === condition.given;
  const value = lookup.valueOf(condition.path);
  if (value === undefined || isReference(value)) return false;
  if ('is' in condition) {
    const wanted: readonly Scalar[] = Array.isArray(condition.is) ? condition.is : [condition.is];
    return wanted.some((each) => String(each) === String(value));
  }
  if ('matches' in condition) return new RegExp(condition.matches).test(String(value));
  const other = lookup.valueOf('lacks' in condition ? condition.lacks : condition.differs);
  if (other === undefined || isReference(other)) return false;
  return 'lacks' in condition ? !String(value).includes(String(other)) : String(value) !== String(other);
}

/** A value that only another tool fills in. */
function isReference(value: Scalar): boolean {
  return typeof value === 'string' && /\$\{|\{\{/.test(value);
}
