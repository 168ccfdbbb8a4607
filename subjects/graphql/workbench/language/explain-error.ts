import {
  type GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  type VariableNode,
} from 'graphql';
import type { EditorFix, EditorProblem } from '#site/code-editor/editor.ts';
import { usedInputType } from './operation-facts.ts';

/** Where an error is. */
interface ErrorPlace {
  text: string;
  schema: GraphQLSchema;
  from: number;
  to: number;
}

type Explained = Pick<EditorProblem, 'message' | 'explanation' | 'fixes'>;

interface Rule {
  /** Recognizes the message of graphql-js. */
  pattern: RegExp;
  explanation: string;
  fixes?: (found: RegExpExecArray, error: GraphQLError, place: ErrorPlace) => EditorFix[];
}

/** Rules that replace the marked name with each name that graphql-js suggests. */
const suggestions: Rule['fixes'] = (_found, { message }, place) => replaceWithSuggestion(message, place);

/** What readers need to know about each error of graphql-js, by its message. */
const rules: readonly Rule[] = [
  {
    pattern: /^Syntax Error: Unexpected <EOF>|^Syntax Error: Expected .*found <EOF>/,
    explanation: 'The document ends before it is complete. A closing brace or parenthesis is missing.',
  },
  {
    pattern: /^Syntax Error: Expected Name, found "?}/,
    explanation: 'Braces can’t be empty. Select at least one field, or delete the braces.',
  },
  {
    pattern: /^Syntax Error: Unterminated string/,
    explanation:
      'A string ends on the line where it begins. Close it with a quotation mark, or use three quotation marks for text with line breaks.',
  },
  {
    pattern: /^Syntax Error: Document contains more (?:than|that) \d+ tokens/,
    explanation: 'The document is larger than any request that DataHub’s own interface sends. Shorten it.',
  },
  {
    pattern: /^Syntax Error/,
    explanation: 'GraphQL can’t parse the document from here on.',
  },
  {
    pattern: /^Cannot query field "(\w+)" on type "(\w+)"/,
    explanation:
      'The schema of this version has no such field on this type. If another type has it, select it inside `... on` with that type’s name.',
    fixes: (found, error, place) => [
      ...inlineFragments(found[1] ?? '', error.message, place),
      ...replaceWithSuggestion(error.message, place),
    ],
  },
  {
    pattern: /^Field "\w+" of type "(.*)" must have a selection of subfields/,
    explanation: 'The field returns an object. Say in braces which of the object’s fields you want.',
    fixes: (found, error, place) => addSelection(found[1] ?? '', error, place),
  },
  {
    pattern: /^Field "\w+" must not have a selection since type/,
    explanation: 'The field returns a single value, which has no fields. Delete the braces after it.',
  },
  {
    pattern: /^Unknown argument/,
    explanation:
      'The field has no such argument. Most operations have one argument, `input`, that contains everything.',
    fixes: suggestions,
  },
  {
    pattern: /^Field ".*" argument ".*" of type ".*" is required/,
    explanation: 'The server rejects the request without this argument.',
  },
  {
    pattern: /^Field ".*" of required type ".*" was not provided/,
    explanation: 'The input object requires this field, and the server rejects the request without it.',
  },
  {
    pattern: /^Field ".*" is not defined by type/,
    explanation: 'The input object has no such field.',
    fixes: suggestions,
  },
  {
    pattern: /^Value ".*" does not exist in ".*" enum|^Enum ".*" cannot represent/,
    explanation: 'The value must be one of the enum’s values, written without quotation marks.',
    fixes: suggestions,
  },
  {
    pattern: /^(?:String|Int|Float|Boolean|ID|Long) cannot represent/,
    explanation: 'The literal has another type than the argument.',
  },
  {
    pattern: /^Variable "\$(\w+)" is not defined/,
    explanation: 'Each variable must be declared with its type after the operation’s name.',
    fixes: (found, error, place) => declareVariable(found[1] ?? '', error, place),
  },
  {
    pattern: /^Variable "\$\w+" is never used/,
    explanation:
      'The server rejects a request that declares a variable and doesn’t use it. Use it, or delete its declaration.',
  },
  {
    pattern: /^Variable "\$\w+" of type ".*" used in position expecting type "(.*)"/,
    explanation:
      'The variable’s declared type doesn’t fit the place where it is used. A type that ends with `!` can’t be null.',
    fixes: (found, error) => retypeVariable(found[1] ?? '', error),
  },
  {
    pattern: /^Unknown type/,
    explanation: 'The schema has no type with this name. The case of letters matters.',
    fixes: suggestions,
  },
  {
    pattern: /^Fragment "\w+" cannot be spread here|^Fragment cannot be spread here/,
    explanation: 'The object can never have the fragment’s type.',
  },
  {
    pattern: /^Unknown fragment/,
    explanation: 'The document contains no fragment with this name.',
  },
  {
    pattern: /^Fragment "\w+" is never used/,
    explanation: 'The server rejects a request with an unused fragment. Spread it in an operation, or delete it.',
  },
  {
    pattern: /^Fields ".*" conflict because/,
    explanation:
      'Two selections with the same name would return different values. Give one of them an alias, such as `other: name`.',
  },
  {
    pattern: /^This anonymous operation must be the only|^There can be only one operation named/,
    explanation: 'If a document contains several operations, each needs its own name.',
  },
  {
    pattern: /^Cannot spread fragment ".*" within itself/,
    explanation: 'A fragment that contains itself would never end.',
  },
];

/** The message of graphql-js with what it means and how to fix it. */
export function explainError(error: GraphQLError, place: ErrorPlace): Explained {
  const message = error.message.replace(/^Syntax Error: /, '');
  for (const { pattern, explanation, fixes } of rules) {
    const found = pattern.exec(error.message);
    if (found !== null)
      return { message: inBackticks(message), explanation, fixes: fixes?.(found, error, place) ?? [] };
  }
  return { message: inBackticks(message), explanation: '', fixes: [] };
}

function inBackticks(message: string): string {
  return message.replaceAll(/"([^"`]+)"/g, '`$1`');
}

function replaceWithSuggestion(message: string, { from, to }: ErrorPlace): EditorFix[] {
  const [, list = ''] = /Did you mean (?:the enum value )?(.*)\?$/.exec(message) ?? [];
  if (list.startsWith('to use an inline fragment')) return [];
  return [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => ({
    label: `Replace with \`${name}\``,
    edits: [{ from, to, insert: name }],
  }));
}

/** A field that only some of an interface's types have is selected inside a fragment on one of them. */
function inlineFragments(name: string, message: string, { text, from }: ErrorPlace): EditorFix[] {
  const [, list] = /inline fragment on (.*)\?$/.exec(message) ?? [];
  const [selection = name] = /^\w+(?:\s*\{[^{}]*\})?/.exec(text.slice(from)) ?? [];
  return [...(list ?? '').matchAll(/"(\w+)"/g)].map(([, type = '']) => ({
    label: `Select it on \`${type}\``,
    edits: [{ from, to: from + selection.length, insert: `... on ${type} { ${selection} }` }],
  }));
}

/** Selects the fields that identify the object that a field returns. */
function addSelection(written: string, { nodes }: GraphQLError, { schema }: ErrorPlace): EditorFix[] {
  const at = nodes?.[0]?.loc?.end;
  if (at === undefined) return [];
  const type = schema.getType(written.replaceAll(/[[\]!]/g, ''));
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0);
  const telling = leaves.filter(({ name }) => /^(urn|type|name|total|start|count)$/.test(name)).map(({ name }) => name);
  const names = (telling.length > 0 ? telling : [leaves[0]?.name ?? '__typename']).join(' ');
  return [{ label: `Select \`${names}\``, edits: [{ from: at, to: at, insert: ` { ${names} }` }] }];
}

function declareVariable(name: string, { nodes }: GraphQLError, { schema }: ErrorPlace): EditorFix[] {
  const operation = nodes?.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const variable = nodes?.find((node): node is VariableNode => node.kind === Kind.VARIABLE);
  if (operation === undefined || variable === undefined) return [];
  const type = usedInputType(schema, operation, variable);
  if (type === undefined) return [];
  const definition = `$${name}: ${type}`;
  const last = operation.variableDefinitions?.at(-1)?.loc?.end;
  const named = operation.name?.loc?.end;
  const start = operation.loc?.start ?? 0;
  const edit =
    last !== undefined
      ? { from: last, to: last, insert: `, ${definition}` }
      : named !== undefined
        ? { from: named, to: named, insert: `(${definition})` }
        : operation.loc?.startToken.kind === '{'
          ? { from: start, to: start, insert: `query request(${definition}) ` }
          : {
              from: start + operation.operation.length,
              to: start + operation.operation.length,
              insert: ` request(${definition})`,
            };
  return [{ label: `Declare \`${definition}\``, edits: [edit] }];
}

function retypeVariable(type: string, { nodes }: GraphQLError): EditorFix[] {
  const definition = nodes?.find((node) => node.kind === Kind.VARIABLE_DEFINITION);
  const { start, end } = definition?.type.loc ?? {};
  if (start === undefined || end === undefined) return [];
  return [{ label: `Declare it as \`${type}\``, edits: [{ from: start, to: end, insert: type }] }];
}
