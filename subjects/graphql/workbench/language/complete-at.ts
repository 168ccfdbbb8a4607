import type { GraphQLSchema } from 'graphql';
import { GraphQLDocumentMode, getAutocompleteSuggestions } from 'graphql-language-service';
import type { TextCompletion } from '#model/text-check.ts';
import { positionAt } from './text-position.ts';

// More than this would be too many choices, and the root types have fewer fields.
const MOST = 200;

/**
 * What can be inserted at an offset: fields, arguments, values, types, variables, and keywords that the schema allows there.
 * @param schema with descriptions, as they are shown beside each choice
 */
export function completeAt(schema: GraphQLSchema, text: string, offset: number): TextCompletion[] {
  const [typed = ''] = /[$@]?\w*$/.exec(text.slice(0, offset)) ?? [];
  const found = getAutocompleteSuggestions(schema, text, positionAt(text, offset), undefined, undefined, {
    mode: GraphQLDocumentMode.EXECUTABLE,
  });
  const fits = found.filter(({ label }) => isName(label) && label.toLowerCase().startsWith(typed.toLowerCase()));
  return fits.slice(0, MOST).map(({ label, detail, documentation, type, deprecationReason, isDeprecated }) => ({
    label,
    detail: type === undefined ? (detail ?? '') : String(type),
    documentation:
      isDeprecated === true ? `Deprecated: ${deprecationReason ?? ''} ${documentation ?? ''}` : (documentation ?? ''),
    insert: label,
    from: offset - typed.length,
    to: offset,
  }));
}

/** The service also offers whole snippets, such as fragments and bare braces, which an editor of one operation doesn't need. */
function isName(label: string): boolean {
  return /^[$@]?\w+$/.test(label);
}
