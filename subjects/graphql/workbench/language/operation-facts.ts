import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  type VariableNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** How a value is entered. `object` is entered by its fields, `list` one per line, and `json` as JSON. */
export type ValueControl = 'text' | 'number' | 'switch' | 'choice' | 'object' | 'list' | 'json';

/** A variable of an operation, or a field of the input object that one contains. */
export interface VariableField {
  name: string;
  /** As SDL writes it. */
  type: string;
  required: boolean;
  control: ValueControl;
  description: string;
  /** Values of an enum. */
  choices?: readonly string[];
  /** Fields of an input object. */
  fields?: readonly VariableField[];
  /** Whether elements of the list are numbers. */
  numbers?: boolean;
}

/** What can be run, and what it needs. */
export interface OperationFacts {
  /** Empty for an operation without a name. */
  name: string;
  kind: 'query' | 'mutation';
  /** Names of the root fields that it calls. */
  calls: readonly string[];
  variables: readonly VariableField[];
}

// Input objects refer to each other; deeper values are entered as JSON.
const DEEPEST = 3;

/** The operations of a document with their variables. */
export function operationFacts(schema: GraphQLSchema, { definitions }: DocumentNode): OperationFacts[] {
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'subscription') return [];
    return [
      {
        name: definition.name?.value ?? '',
        kind: definition.operation,
        calls: definition.selectionSet.selections.flatMap((each) =>
          each.kind === Kind.FIELD ? [each.name.value] : [],
        ),
        variables: (definition.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
          const found = typeFromAST(schema, type as never);
          if (!isInputType(found)) return [];
          return [fieldOf(variable.name.value, found, '', defaultValue !== undefined, 0)];
        }),
      },
    ];
  });
}

function fieldOf(
  name: string,
  type: GraphQLInputType,
  description: string,
  hasDefault: boolean,
  depth: number,
): VariableField {
  const inner = isNonNullType(type) ? type.ofType : type;
  const common = { name, type: String(type), required: isNonNullType(type) && !hasDefault, description };
  if (isEnumType(inner)) return { ...common, control: 'choice', choices: inner.getValues().map((value) => value.name) };
  if (isInputObjectType(inner)) {
    if (depth >= DEEPEST) return { ...common, control: 'json' };
    const fields = Object.values(inner.getFields()).map((field) =>
      fieldOf(field.name, field.type, field.description ?? '', field.defaultValue !== undefined, depth + 1),
    );
    return { ...common, control: 'object', fields };
  }
  if (isListType(inner)) {
    const element = isNonNullType(inner.ofType) ? inner.ofType.ofType : inner.ofType;
    if (isInputObjectType(element) || isListType(element)) return { ...common, control: 'json' };
    return { ...common, control: 'list', ...(isNumber(String(element)) && { numbers: true }) };
  }
  if (String(inner) === 'Boolean') return { ...common, control: 'switch' };
  return { ...common, control: isNumber(String(inner)) ? 'number' : 'text' };
}

function isNumber(type: string): boolean {
  return /^(?:Int|Float|Long)$/.test(type);
}

/** The type at the place where an operation uses a variable, in SDL notation. */
export function usedInputType(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  { loc }: VariableNode,
): string | undefined {
  const info = new TypeInfo(schema);
  let found: string | undefined;
  visit(
    operation,
    visitWithTypeInfo(info, {
      Variable(node) {
        const type = info.getInputType();
        if (node.loc?.start === loc?.start && type) found = String(type);
      },
    }),
  );
  return found;
}
