import { z } from 'zod';
import type { EndpointFacts, ParameterFacts } from '#subjects/rest/schema/rest-facts.ts';
import { textConstants, withoutComments } from './java-text.ts';

const parameter = z.object({
  name: z.string(),
  type: z.string(),
  optional: z.boolean().optional(),
  default: z.string().optional(),
});
const resource = z.object({
  identifier: z.object({ type: z.string() }).optional(),
  methods: z.array(z.object({ method: z.string(), parameters: z.array(parameter).optional() })).optional(),
  actions: z
    .array(z.object({ name: z.string(), parameters: z.array(parameter).optional(), returns: z.string().optional() }))
    .optional(),
});
const restspec = z.object({
  path: z.string(),
  schema: z.string(),
  doc: z.string().optional(),
  collection: resource.optional(),
  simple: resource.optional(),
});

/**
 * The endpoints of a Rest.li resource.
 * @param json its restspec, which the platform's build writes
 * @param java the code of its resource class, by class name; undefined if only names matter, as for earlier releases
 * @returns actions and methods, in the order of the restspec
 * @throws Error if the class has an action or method that the restspec doesn't have, or vice versa
 */
export function readResource(
  json: string,
  java?: (className: string) => { file: string; text: string },
): EndpointFacts[] {
  const spec = restspec.parse(JSON.parse(json));
  const { methods = [], actions = [], identifier } = spec.collection ?? spec.simple ?? {};
  const className = /generated from: ([\w.]+)/.exec(spec.doc ?? '')?.[1] ?? '';
  const source = java?.(className);
  if (source !== undefined) compare(className, source.text, methods, actions);
  const file = source?.file ?? '';
  const isCollection = spec.collection !== undefined;
  return [
    ...methods.map(({ method, parameters = [] }): EndpointFacts => {
      const isBatch = method.startsWith('batch_');
      const verb = method.replace('batch_', '').toUpperCase();
      const key = isCollection && identifier !== undefined ? keyParameter(identifier.type, isBatch) : [];
      const path = !isCollection ? spec.path : isBatch ? `${spec.path}?ids={keys}` : `${spec.path}/{key}`;
      return {
        id: `${verb} ${path}`,
        api: 'restli',
        file,
        parameters: [...key, ...parameters.map((each) => parameterFacts(each, 'query'))],
        ...(verb === 'GET' && { returns: isBatch ? `map[string, ${spec.schema}]` : spec.schema }),
      };
    }),
    ...actions.map(
      ({ name, parameters = [], returns }): EndpointFacts => ({
        id: `POST ${spec.path}?action=${name}`,
        api: 'restli',
        file,
        parameters: parameters.map((each) => parameterFacts(each, 'body')),
        ...(returns !== undefined && { returns: typeText(returns) }),
      }),
    ),
  ];
}

function keyParameter(type: string, isBatch: boolean): ParameterFacts[] {
  return isBatch
    ? [{ name: 'ids', in: 'query', type: `array[${type}]`, required: true }]
    : [{ name: 'key', in: 'path', type, required: true }];
}

function parameterFacts(given: z.infer<typeof parameter>, place: 'query' | 'body'): ParameterFacts {
  return {
    name: given.name,
    in: place,
    type: typeText(given.type),
    required: given.optional !== true && given.default === undefined,
    ...(given.default !== undefined && { default: given.default }),
  };
}

/** A type of a restspec, whose lists are JSON. */
function typeText(type: string): string {
  const [, kind, inner] = /"(items|values)"\s*:\s*"([^"]+)"/.exec(type) ?? [];
  if (inner === undefined) return type;
  return kind === 'items' ? `array[${inner}]` : `map[string, ${inner}]`;
}

/** Rest.li's own names of methods, by their annotations. */
const methodNames: Readonly<Record<string, string>> = { Get: 'get', BatchGet: 'batch_get', Delete: 'delete' };

function compare(
  className: string,
  java: string,
  methods: readonly { method: string }[],
  actions: readonly { name: string }[],
): void {
  const text = withoutComments(java);
  const constants = textConstants(text);
  const annotated = [
    ...[...text.matchAll(/@RestMethod\.(\w+)/g)].map(([, name = '']) => methodNames[name] ?? name),
    ...[...text.matchAll(/@Action\(name\s*=\s*(?:"(\w+)"|(\w+))/g)].map(([, literal, constant = '']) => {
      // Constants of RestliConstants have the name of their action in capitals.
      return literal ?? constants.get(constant) ?? camelCase(constant.replace('ACTION_', ''));
    }),
    ...[...text.matchAll(/@Finder\("(\w+)"\)/g)].map(([, name = '']) => name),
  ];
  const listed = [...methods.map(({ method }) => method), ...actions.map(({ name }) => name)];
  const differing = [
    ...annotated.filter((name) => !listed.includes(name)),
    ...listed.filter((name) => !annotated.includes(name)),
  ];
  if (differing.length > 0) throw new Error(`${className} and its restspec differ: ${differing.join(', ')}.`);
}

function camelCase(constant: string): string {
  return constant.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
