import { messagesOf } from '#model/message.ts';

/** What the checker of GraphQL documents adds to the messages of the GraphQL parser, in English. A language may translate each text. */
export const documentMessages = {
  benchReplaceWith: 'Replace with `{code}`',
  benchSelectOn: 'Select it on `{code}`',
  benchSelect: 'Select `{code}`',
  benchDeclareAs: 'Declare it as `{code}`',
  benchDeclare: 'Declare `{code}`',
  benchDocumentEndsBeforeCompleteClosing:
    'The document ends before it is complete. A closing brace or parenthesis is missing.',
  benchBracesCantEmptySelectAt: 'Braces can’t be empty. Select at least one field, or delete the braces.',
  benchStringEndsLineWhereBegins:
    'A string must end on the line where it begins. Close it with a quotation mark, or use three quotation marks for text with line breaks.',
  benchDocumentLargerThanAnyRequest:
    'The document is larger than any request that DataHub’s own interface sends. Shorten it.',
  benchGraphqlCantParseDocumentFrom: 'GraphQL can’t parse the document from here on.',
  benchSchemaVersionHasNoSuch:
    'This version’s schema has no such field on this type. If another type has it, select it inside `... on` with that type’s name.',
  benchFieldReturnsObjectSayBraces:
    'The field returns an object. Add braces with the fields that you want from the object.',
  benchFieldReturnsSingleValueWhich:
    'The field returns a single value, which has no fields. Delete the braces after it.',
  benchFieldHasNoSuchArgument:
    'The field has no such argument. Most operations have one argument, `input`, that contains everything.',
  benchServerRejectsRequestWithoutArgument: 'The server rejects the request without this argument.',
  benchInputObjectRequiresFieldServer:
    'The input object requires this field, and the server rejects the request without it.',
  benchInputObjectHasNoSuch: 'The input object has no such field.',
  benchValueMustOneEnumsValues: 'The value must be one of the enum’s values, written without quotation marks.',
  benchLiteralHasAnotherTypeThan: 'The literal doesn’t match the argument’s type.',
  benchEachVariableMustDeclaredType: 'Each variable must be declared with its type after the operation’s name.',
  benchServerRejectsRequestDeclaresVariable:
    'The server rejects a request that declares a variable without using it. Use it, or delete its declaration.',
  benchVariablesDeclaredTypeDoesntFit:
    'The variable’s declared type doesn’t match the type expected where it is used. A type that ends with `!` can’t be null.',
  benchSchemaHasNoTypeName: 'The schema has no type with this name. Type names are case-sensitive.',
  benchObjectCanNeverHaveFragments: 'The object can never be of the fragment’s type.',
  benchDocumentContainsNoFragmentName: 'The document contains no fragment with this name.',
  benchServerRejectsRequestUnusedFragment:
    'The server rejects a request with an unused fragment. Spread it in an operation, or delete it.',
  benchTwoSelectionsSameNameWould:
    'Two selections with the same name would return different values. Give one of them an alias, such as `other: name`.',
  benchIfDocumentContainsSeveralOperations: 'If a document contains several operations, each needs its own name.',
  benchFragmentContainsItselfWouldNever: 'A fragment that contains itself would never end.',
} as const;

/** Makes a message about a document. */
export const checkMessage = messagesOf(documentMessages);
