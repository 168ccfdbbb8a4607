import type { Message } from '#model/message.ts';
import { scalarText } from '#yaml/scalar-text.ts';
import { studioMessage } from './messages.ts';
import type { OptionField } from './option-fields.ts';

/** The result of an entry: its value as YAML on one line (the name of a variable for a secret), or why it is rejected. */
export type FieldValue = { value: string } | { problem: Message };

/** @returns undefined for an entry that is empty, so that the recipe leaves the option out */
export function fieldValue({ control, option }: OptionField, entered: string): FieldValue | undefined {
  const text = entered.trim();
  if (text === '') return undefined;
  switch (control) {
    case 'secret':
      return variableName(text);
    case 'number':
      return numberValue(text, option.type.includes('number'));
    case 'switch':
      return { value: text };
    case 'choice':
      return { value: choiceValue(option.allowed, text) };
    case 'lines':
      return { value: `[${linesOf(text).map(listItem(option.type)).join(', ')}]` };
    case 'pairs':
      return pairsValue(text);
    case 'yaml':
      return text.includes('\n') ? { problem: studioMessage('recipeWriteOneLine') } : { value: text };
    case 'text':
      return { value: scalarText(text) };
  }
}

// A string that looks like a variable name but is an AWS key.
const accessKey = /^A[KS]IA[A-Z0-9]{12,}$/;

// A variable inside an address, whose password is no literal.
const addressWithVariable = /^[\w+]+:\/\/[^$]*\$\{[A-Z_][A-Z0-9_]*\}/;
const addressWithPassword = /:\/\/[^@]*:[^@$]+@/;

/**
 * The name of an environment variable, as written in `NAME`, `$NAME`, or `${NAME}`. An address that contains a variable is left
 * unchanged. A literal secret is rejected.
 */
export function variableName(text: string): FieldValue {
  if (addressWithVariable.test(text) && !addressWithPassword.test(text)) return { value: scalarText(text) };
  const name = /^\$\{(.*)\}$/.exec(text)?.[1] ?? text.replace(/^\$/, '');
  if (/^[A-Z_][A-Z0-9_]*$/.test(name) && name.length <= 80 && !accessKey.test(name)) return { value: name };
  const capitals = name.toUpperCase();
  if (/^[a-z_][a-z_]*$/.test(name) && text !== name)
    return { problem: studioMessage('recipeWriteVariableCapitals', { capitals }) };
  return {
    problem: studioMessage('recipeLooksLikeSecretItselfSo'),
  };
}

function numberValue(text: string, fraction: boolean): FieldValue {
  const form = fraction ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/;
  if (form.test(text) || isReference(text)) return { value: isReference(text) ? scalarText(text) : text };
  return {
    problem: fraction ? studioMessage('recipeWriteNumberSuch05') : studioMessage('recipeWriteWholeNumberDigitsOnly'),
  };
}

function choiceValue(allowed: OptionField['option']['allowed'], text: string): string {
  const chosen = allowed?.find(({ value }) => String(value) === text)?.value ?? text;
  return typeof chosen === 'string' ? scalarText(chosen) : String(chosen);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function listItem(type: string): (line: string) => string {
  const plainNumber = /integer|number/.test(type) ? /^-?\d+(\.\d+)?$/ : undefined;
  return (line) => (plainNumber?.test(line) ? line : scalarText(line));
}

function pairsValue(text: string): FieldValue {
  const pairs: string[] = [];
  for (const line of linesOf(text)) {
    const [, key, value] = /^([^:]+):\s*(.+)$/.exec(line) ?? [];
    const start = line.slice(0, 60);
    if (key === undefined || value === undefined)
      return { problem: studioMessage('recipeWriteKeyColonValueEach', { start }) };
    // Two quotes represent an empty string.
    const text = /^(?:""|'')$/.test(value.trim()) ? '' : value.trim();
    pairs.push(`${scalarText(key.trim())}: ${scalarText(text)}`);
  }
  return { value: `{${pairs.join(', ')}}` };
}

function isReference(text: string): boolean {
  return /^\$\{\w+\}$/.test(text);
}
