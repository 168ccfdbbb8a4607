import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type ObjectFieldNode,
  parseType,
  print,
  TypeInfo,
  type ValueNode,
  type VariableDefinitionNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { JsonObject } from '../engine/index.ts';

/** A document whose values are variables, and the values. */
export interface Lifted {
  document: string;
  variables: JsonObject;
}

/** A variable that was made, and the operation that needs it; undefined in a fragment. */
interface Added {
  definition: VariableDefinitionNode;
  place: string | undefined;
}

/**
 * Replaces every text and number in the arguments of a document with a variable, so that the document can be shared without values and sent with
 * different ones. Booleans, null, and enum values stay, because they are choices of the schema. Comments and variable defaults are removed.
 * @param schema must contain every argument of the document; an unknown argument loses its value
 */
export function liftValues(schema: GraphQLSchema, document: DocumentNode): Lifted {
  const variables: Record<string, ReturnType<typeof valueFromASTUntyped>> = {};
  const taken = new Set<string>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const { variable, defaultValue } of definition.variableDefinitions ?? []) {
        taken.add(variable.name.value);
        if (defaultValue !== undefined) variables[variable.name.value] = valueFromASTUntyped(defaultValue);
      }
  const added: Added[] = [];
  let place: string | undefined;
  const info = new TypeInfo(schema);
  let name = 'value';
  const nameAfter = (node: ArgumentNode | ObjectFieldNode) => {
    name = node.name.value;
  };
  const lift = (node: ValueNode) => {
    // Inside a list, the innermost type is that of its elements.
    const type = node.kind === Kind.LIST ? info.getParentInputType() : info.getInputType();
    const free = freeName(name, taken);
    taken.add(free);
    variables[free] = valueFromASTUntyped(node);
    const variable = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: free } } as const;
    const definition = { kind: Kind.VARIABLE_DEFINITION, variable, type: parseType(typeText(type, node)) } as const;
    added.push({ definition, place });
    return variable;
  };
  const lifted = visit(
    document,
    visitWithTypeInfo(info, {
      OperationDefinition: {
        enter: (node) => {
          place = node.name?.value ?? '';
        },
      },
      FragmentDefinition: {
        enter: () => {
          place = undefined;
        },
      },
      VariableDefinition: {
        enter: ({ defaultValue: _, ...node }) => node,
      },
      Argument: { enter: nameAfter },
      ObjectField: { enter: nameAfter },
      // A list is one value, because readers share a request's structure, and the number of values belongs to the values.
      ListValue: { enter: (node) => (containsValue(node) && !containsVariable(node) ? lift(node) : undefined) },
      StringValue: { enter: lift },
      IntValue: { enter: lift },
      FloatValue: { enter: lift },
    }),
  );
  return { document: print(declare(lifted, added)), variables: variables as JsonObject };
}

/** Declares variables on the operations that use them. Any operation can use a fragment. */
function declare(document: DocumentNode, added: readonly Added[]): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.map((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
      const name = definition.name?.value ?? '';
      const own = added.filter(({ place }) => place === undefined || place === name);
      if (own.length === 0) return definition;
      return {
        ...definition,
        name: definition.name ?? { kind: Kind.NAME, value: 'request' },
        variableDefinitions: [...(definition.variableDefinitions ?? []), ...own.map((each) => each.definition)],
      };
    }),
  };
}

function typeText(type: GraphQLInputType | null | undefined, node: ValueNode): string {
  if (type) return String(type);
  if (node.kind === Kind.LIST) return '[String]';
  return node.kind === Kind.INT ? 'Int' : node.kind === Kind.FLOAT ? 'Float' : 'String';
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}${number}`)) number += 1;
  return `${wanted}${number}`;
}

function containsValue(node: ValueNode): boolean {
  if (node.kind === Kind.LIST) return node.values.some(containsValue);
  if (node.kind === Kind.OBJECT) return node.fields.some(({ value }) => containsValue(value));
  return node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT;
}

function containsVariable(node: ValueNode): boolean {
  if (node.kind === Kind.LIST) return node.values.some(containsVariable);
  if (node.kind === Kind.OBJECT) return node.fields.some(({ value }) => containsVariable(value));
  return node.kind === Kind.VARIABLE;
}
