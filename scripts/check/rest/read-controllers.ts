import type { EndpointFacts, ParameterFacts } from '#subjects/rest/schema/rest-facts.ts';
import { insideBrackets, splitList, withoutComments } from './java-text.ts';

/** Servlets of the metadata service (web.xml), by the folder of their controllers. */
const servlets: readonly { folder: string; prefix: string; api: 'openapi' | 'service' }[] = [
  { folder: '/openapi-servlet/', prefix: '/openapi', api: 'openapi' },
  { folder: '/auth-servlet-impl/', prefix: '/auth', api: 'service' },
  { folder: '/graphql-servlet-impl/', prefix: '/api', api: 'service' },
];

/**
 * The endpoints of a Spring controller, from its annotations.
 * @param file its path, which determines the servlet
 * @param java its code
 * @returns nothing for a class without mappings
 */
export function readController(file: string, java: string): EndpointFacts[] {
  const servlet = servlets.find(({ folder }) => file.includes(folder));
  if (servlet === undefined) return [];
  const text = withoutComments(java);
  const base = /@RequestMapping\("([^"]*)"\)/.exec(text)?.[1] ?? '';
  return [...text.matchAll(/@(Get|Post|Put|Delete)Mapping\(/g)].map((found) => {
    const open = found.index + found[0].length - 1;
    const mapping = insideBrackets(text, open);
    const own = /(?:(?:value|path)\s*=\s*)?"([^"]*)"/.exec(mapping.inside)?.[1] ?? '';
    const declaration = declarationAfter(text, mapping.end);
    const path = `${servlet.prefix}${base}${own}`;
    const parameters = splitList(declaration.parameters).flatMap(readParameter);
    const body = splitList(declaration.parameters).find((each) => /@RequestBody/.test(each));
    const returns = /ResponseEntity<(.*)>$/.exec(declaration.returns)?.[1]?.replace(/>$/, '');
    return {
      id: `${(found[1] ?? '').toUpperCase()} ${path}`,
      api: servlet.api,
      file,
      parameters,
      ...(body !== undefined && { body: typeOf(body) }),
      ...(servlet.api === 'openapi' && returns !== undefined && { returns: balanced(returns) }),
    };
  });
}

/** The method after an annotation: further annotations are skipped. */
function declarationAfter(text: string, start: number): { returns: string; parameters: string } {
  let at = start;
  for (;;) {
    const rest = text.slice(at);
    const annotation = /^\s*@\w+/.exec(rest)?.[0];
    if (annotation === undefined) break;
    at += annotation.length;
    if (text[at] === '(') at = insideBrackets(text, at).end;
  }
  const open = text.indexOf('(', at);
  const head = text.slice(at, open).trim();
  return {
    returns: head.replace(/^public\s+/, '').replace(/\s+\w+$/, ''),
    parameters: insideBrackets(text, open).inside,
  };
}

function readParameter(text: string): ParameterFacts[] {
  const found = /@(RequestParam|PathVariable)\b/.exec(text);
  if (found === null) return [];
  const at = found.index + found[0].length;
  const inside = text[at] === '(' ? insideBrackets(text, at).inside : '';
  const declared = /(\w+)\s*$/.exec(text)?.[1] ?? '';
  const named = /(?:name|value)\s*=\s*"([^"]*)"/.exec(inside)?.[1] ?? /^\s*"([^"]*)"/.exec(inside)?.[1];
  const fallback = /defaultValue\s*=\s*"([^"]*)"/.exec(inside)?.[1];
  const optional = /required\s*=\s*false/.test(inside) || fallback !== undefined;
  return [
    {
      name: named ?? declared,
      in: found[1] === 'PathVariable' ? 'path' : 'query',
      type: typeOf(text),
      required: !optional,
      ...(fallback !== undefined && { default: fallback }),
    },
  ];
}

/** The type of a parameter: the word before its name, without packages. */
function typeOf(text: string): string {
  const type = /((?:[\w.]+\.)?\w+(?:<[^@]*>)?(?:\[\])?)\s+\w+\s*$/.exec(text)?.[1] ?? '';
  return type.replace(/^\w+\./, '');
}

function balanced(type: string): string {
  const open = (type.match(/</g) ?? []).length;
  return `${type.replace(/>+$/, '')}${'>'.repeat(open)}`;
}
