import type { Message } from '#model/message.ts';
import { type Constraint, constraints } from './constraints.ts';
import { allFields, type Choices, type FieldName } from './fields.ts';

/** What a reader chose; everything else has its default. */
export type Wanted = Partial<Record<FieldName, string>>;

/** An answer that can't be given, with the reason. */
export interface ResolvedOption {
  id: string;
  /** Why it can't be chosen; undefined if it can. */
  because?: Message;
}

/** A question with its remaining answers. */
export interface ResolvedField {
  name: FieldName;
  options: readonly ResolvedOption[];
  chosen: string;
  /** Why the reader's own answer doesn't apply; undefined if it does, or if there is none. */
  replaced?: Message;
}

/** All questions with the answers that apply. */
export interface Resolved {
  choices: Choices;
  fields: readonly ResolvedField[];
}

/**
 * Determines the answer to every question in order: the reader's answer if earlier answers allow it, or otherwise the first one that remains.
 * @param wanted answers by question; unknown ones are ignored
 */
export function resolveChoices(wanted: Wanted): Resolved {
  const settled: Partial<Record<FieldName, string>> = {};
  const resolved = allFields.map(({ name, options }): ResolvedField => {
    const applying = constraints.filter((constraint) => constraint.field === name && applies(constraint, settled));
    const remaining = options.map(({ id }): ResolvedOption => {
      const against = applying.find(({ only }) => !(only as readonly string[]).includes(id));
      return against === undefined ? { id } : { id, because: against.because };
    });
    const asked = remaining.find(({ id }) => id === wanted[name]);
    const chosen =
      asked !== undefined && asked.because === undefined ? asked : remaining.find(({ because }) => !because);
    if (chosen === undefined) throw new Error(`Nothing remains for ${name}.`);
    settled[name] = chosen.id;
    return {
      name,
      options: remaining,
      chosen: chosen.id,
      ...(asked?.because !== undefined && { replaced: asked.because }),
    };
  });
  // Every question now has one of its answers.
  return { choices: settled as Choices, fields: resolved };
}

function applies({ when }: Constraint, settled: Partial<Record<FieldName, string>>): boolean {
  return Object.entries(when).every(([name, answers]) =>
    (answers as readonly (string | undefined)[]).includes(settled[name as FieldName]),
  );
}
