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
import type { Message } from '#model/message.ts';
import type { Fix, TextProblem } from '#model/text-check.ts';
import { checkMessage } from './messages.ts';
import { usedInputType } from './operation-facts.ts';

/** Where an error is. */
interface ErrorPlace {
  text: string;
  schema: GraphQLSchema;
  from: number;
  to: number;
}

type Explained = Pick<TextProblem, 'message' | 'explanation' | 'fixes'>;

interface Rule {
  /** Recognizes the message of graphql-js. */
  pattern: RegExp;
  explanation: Message;
  fixes?: (found: RegExpExecArray, error: GraphQLError, place: ErrorPlace) => Fix[];
}

/** Rules that replace the marked name with each name that graphql-js suggests. */
const suggestions: Rule['fixes'] = (_found, { message }, place) => replaceWithSuggestion(message, place);

/** What readers need to know about each error of graphql-js, by its message. */
const rules: readonly Rule[] = [
  {
    pattern: /^Syntax Error: Unexpected <EOF>|^Syntax Error: Expected .*found <EOF>/,
    explanation: checkMessage('benchDocumentEndsBeforeCompleteClosing'),
  },
  {
    pattern: /^Syntax Error: Expected Name, found "?}/,
    explanation: checkMessage('benchBracesCantEmptySelectAt'),
  },
  {
    pattern: /^Syntax Error: Unterminated string/,
    explanation: checkMessage('benchStringEndsLineWhereBegins'),
  },
  {
    pattern: /^Syntax Error: Document contains more (?:than|that) \d+ tokens/,
    explanation: checkMessage('benchDocumentLargerThanAnyRequest'),
  },
  {
    pattern: /^Syntax Error/,
    explanation: checkMessage('benchGraphqlCantParseDocumentFrom'),
  },
  {
    pattern: /^Cannot query field "(\w+)" on type "(\w+)"/,
    explanation: checkMessage('benchSchemaVersionHasNoSuch'),
    fixes: (found, error, place) => [
      ...inlineFragments(found[1] ?? '', error.message, place),
      ...replaceWithSuggestion(error.message, place),
    ],
  },
  {
    pattern: /^Field "\w+" of type "(.*)" must have a selection of subfields/,
    explanation: checkMessage('benchFieldReturnsObjectSayBraces'),
    fixes: (found, error, place) => addSelection(found[1] ?? '', error, place),
  },
  {
    pattern: /^Field "\w+" must not have a selection since type/,
    explanation: checkMessage('benchFieldReturnsSingleValueWhich'),
  },
  {
    pattern: /^Unknown argument/,
    explanation: checkMessage('benchFieldHasNoSuchArgument'),
    fixes: suggestions,
  },
  {
    pattern: /^Field ".*" argument ".*" of type ".*" is required/,
    explanation: checkMessage('benchServerRejectsRequestWithoutArgument'),
  },
  {
    pattern: /^Field ".*" of required type ".*" was not provided/,
    explanation: checkMessage('benchInputObjectRequiresFieldServer'),
  },
  {
    pattern: /^Field ".*" is not defined by type/,
    explanation: checkMessage('benchInputObjectHasNoSuch'),
    fixes: suggestions,
  },
  {
    pattern: /^Value ".*" does not exist in ".*" enum|^Enum ".*" cannot represent/,
    explanation: checkMessage('benchValueMustOneEnumsValues'),
    fixes: suggestions,
  },
  {
    pattern: /^(?:String|Int|Float|Boolean|ID|Long) cannot represent/,
    explanation: checkMessage('benchLiteralHasAnotherTypeThan'),
  },
  {
    pattern: /^Variable "\$(\w+)" is not defined/,
    explanation: checkMessage('benchEachVariableMustDeclaredType'),
    fixes: (found, error, place) => declareVariable(found[1] ?? '', error, place),
  },
  {
    pattern: /^Variable "\$\w+" is never used/,
    explanation: checkMessage('benchServerRejectsRequestDeclaresVariable'),
  },
  {
    pattern: /^Variable "\$\w+" of type ".*" used in position expecting type "(.*)"/,
    explanation: checkMessage('benchVariablesDeclaredTypeDoesntFit'),
    fixes: (found, error) => retypeVariable(found[1] ?? '', error),
  },
  {
    pattern: /^Unknown type/,
    explanation: checkMessage('benchSchemaHasNoTypeName'),
    fixes: suggestions,
  },
  {
    pattern: /^Fragment "\w+" cannot be spread here|^Fragment cannot be spread here/,
    explanation: checkMessage('benchObjectCanNeverHaveFragments'),
  },
  {
    pattern: /^Unknown fragment/,
    explanation: checkMessage('benchDocumentContainsNoFragmentName'),
  },
  {
    pattern: /^Fragment "\w+" is never used/,
    explanation: checkMessage('benchServerRejectsRequestUnusedFragment'),
  },
  {
    pattern: /^Fields ".*" conflict because/,
    explanation: checkMessage('benchTwoSelectionsSameNameWould'),
  },
  {
    pattern: /^This anonymous operation must be the only|^There can be only one operation named/,
    explanation: checkMessage('benchIfDocumentContainsSeveralOperations'),
  },
  {
    pattern: /^Cannot spread fragment ".*" within itself/,
    explanation: checkMessage('benchFragmentContainsItselfWouldNever'),
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

function replaceWithSuggestion(message: string, { from, to }: ErrorPlace): Fix[] {
  const [, list = ''] = /Did you mean (?:the enum value )?(.*)\?$/.exec(message) ?? [];
  if (list.startsWith('to use an inline fragment')) return [];
  return [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => ({
    label: checkMessage('benchReplaceWith', { code: name }),
    edits: [{ from, to, insert: name }],
  }));
}

/** A field that only some of an interface's types have is selected inside a fragment on one of them. */
function inlineFragments(name: string, message: string, { text, from }: ErrorPlace): Fix[] {
  const [, list] = /inline fragment on (.*)\?$/.exec(message) ?? [];
  const [selection = name] = /^\w+(?:\s*\{[^{}]*\})?/.exec(text.slice(from)) ?? [];
  return [...(list ?? '').matchAll(/"(\w+)"/g)].map(([, type = '']) => ({
    label: checkMessage('benchSelectOn', { code: type }),
    edits: [{ from, to: from + selection.length, insert: `... on ${type} { ${selection} }` }],
  }));
}

/** Selects the fields that identify the object that a field returns. */
function addSelection(written: string, { nodes }: GraphQLError, { schema }: ErrorPlace): Fix[] {
  const at = nodes?.[0]?.loc?.end;
  if (at === undefined) return [];
  const type = schema.getType(written.replaceAll(/[[\]!]/g, ''));
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0);
  const identifying = leaves
    .filter(({ name }) => /^(urn|type|name|total|start|count)$/.test(name))
    .map(({ name }) => name);
  const names = (identifying.length > 0 ? identifying : [leaves[0]?.name ?? '__typename']).join(' ');
  return [
    { label: checkMessage('benchSelect', { code: names }), edits: [{ from: at, to: at, insert: ` { ${names} }` }] },
  ];
}

function declareVariable(name: string, { nodes }: GraphQLError, { schema }: ErrorPlace): Fix[] {
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
  return [{ label: checkMessage('benchDeclare', { code: definition }), edits: [edit] }];
}

function retypeVariable(type: string, { nodes }: GraphQLError): Fix[] {
  const definition = nodes?.find((node) => node.kind === Kind.VARIABLE_DEFINITION);
  const { start, end } = definition?.type.loc ?? {};
  if (start === undefined || end === undefined) return [];
  return [{ label: checkMessage('benchDeclareAs', { code: type }), edits: [{ from: start, to: end, insert: type }] }];
}
