import type { Message, Said } from '#model/message.ts';
import type { PluginFacts } from '#recipes/facts.ts';
import { applyRules } from '#recipes/option-rules/apply-rules.ts';
import { studioMessage } from '../messages.ts';
import { type OptionField, optionFields } from '../option-fields.ts';
import { type TakenEntries, takeEntries } from './choices.ts';
import { starterEntries } from './starter-entries.ts';
import type { Entered } from './use-entries.ts';

/** An option in the form. */
export interface ShownField {
  field: OptionField;
  /** As entered. */
  value: string;
  required: boolean;
  /** Why it is required, or why it can't be combined with other values. */
  reason?: Said;
  /** It has a value that can't be combined with other values. */
  conflicts: boolean;
  /** The reader added it, so it can be removed again. */
  removable: boolean;
}

/** An option that can be added to the form. */
export interface AddableField {
  field: OptionField;
  /** Why it can't be added now. */
  blocked?: Said;
}

/** The form of a source, sink, or transformer. Texts contain code between backticks. */
export interface OptionForm {
  shown: readonly ShownField[];
  addable: readonly AddableField[];
  /** What the rules between options require or exclude. */
  notes: readonly Said[];
  taken: TakenEntries;
  /** The differences from the scenario, in the form of `RecipeChoices`. */
  changes: Readonly<Record<string, string>>;
}

/**
 * Builds a form that follows the rules between options.
 * @param plugin facts of the source, sink, or transformer
 * @param usual what the scenario sets, as YAML on one line by the name of the option
 */
export function optionForm(
  { options, rules }: Pick<PluginFacts, 'options' | 'rules'>,
  usual: Readonly<Record<string, string>>,
  entered: Entered,
): OptionForm {
  const fields = optionFields(options);
  const starter = starterEntries(usual, fields);
  const values = { ...starter, ...entered.values };
  const all = takeEntries(fields, values, starter);
  const { required, choices, hidden, disabled, replaced } = applyRules(all.values, rules);
  const isSet = (path: string) => (values[path] ?? '').trim() !== '';
  // Values that the scenario sets and the form doesn't show, such as an address without a password, don't count as missing.
  const isOpen = (path: string) => !isSet(path) && !(path in starter && entered.values[path] === undefined);
  // A scenario's values stay until the reader's own values make them useless.
  const unchanged = applyRules(takeEntries(fields, starter, starter).values, rules).hidden;
  const isHidden = (path: string) =>
    hidden.some((other) => covers(other, path)) && !(path in starter && unchanged.some((other) => covers(other, path)));
  const wanted = new Set(choices.flatMap((choice) => choice.options));
  const inForm = ({ option: { path }, required: always }: OptionField) =>
    always || path in starter || entered.added.includes(path) || isSet(path) || path in required || wanted.has(path);

  const shown = fields.flatMap((field): ShownField[] => {
    const { path } = field.option;
    const blocked = reasonFor(disabled, path);
    if (!inForm(field) || isHidden(path) || (blocked !== undefined && !isSet(path))) return [];
    const reason = blocked ?? required[path];
    return [
      {
        field,
        value: values[path] ?? '',
        required: field.required || path in required,
        conflicts: blocked !== undefined,
        removable: !field.required && !(path in required),
        ...(reason !== undefined && { reason }),
      },
    ];
  });
  const paths = new Set(shown.map(({ field }) => field.option.path));
  const left = fields.filter(({ option: { path } }) => isHidden(path) && (path in starter || isSet(path)));
  return {
    shown: shown.toSorted((a, b) => Number(b.required) - Number(a.required)),
    addable: fields
      .filter(({ option: { path } }) => !paths.has(path))
      .map((field) => {
        const { path } = field.option;
        const blocked = isHidden(path) ? studioMessage('recipeHasNoEffectTheseValues') : reasonFor(disabled, path);
        return { field, ...(blocked !== undefined && { blocked }) };
      }),
    notes: [
      ...choices.map(({ reason }) => reason),
      ...left.map(({ option: { path } }) => leftOut(path, replaced[path] ?? [])),
    ],
    taken: {
      values: Object.fromEntries(Object.entries(all.values).filter(([path]) => !isHidden(path))),
      open: [
        ...shown
          .filter((each) => each.required && isOpen(each.field.option.path))
          .map((each) => each.field.option.path),
      ],
      refused: all.refused.filter((path) => !isHidden(path)),
      examples: all.examples.filter((path) => !isHidden(path)),
    },
    changes: Object.fromEntries(
      fields.flatMap(({ option: { path }, required: always }): [string, string][] => {
        if (isHidden(path)) return path in starter ? [[path, '']] : [];
        const isUnchanged = entered.values[path] === undefined || values[path] === starter[path];
        if (isUnchanged || all.refused.includes(path)) return [];
        const value = all.values[path];
        if (value !== undefined) return [[path, value]];
        // Until a required option is filled in, the recipe keeps its example.
        return path in starter && !always ? [[path, '']] : [];
      }),
    ),
  };
}

function covers(path: string, other: string): boolean {
  return other === path || other.startsWith(`${path}.`);
}

function reasonFor(reasons: Readonly<Record<string, Said>>, path: string): Said | undefined {
  return Object.entries(reasons).find(([other]) => covers(other, path))?.[1];
}

function leftOut(path: string, instead: readonly string[]): Message {
  const names = instead.map((each) => `\`${each}\``).join(', ');
  return names === ''
    ? studioMessage('recipeLeftOutBecauseHasNo', { path })
    : studioMessage('recipeLeftOutBecauseHasNo2', { path, names });
}
