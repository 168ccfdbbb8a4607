import { restReason } from './messages.ts';
import { NotAnsweredError, RestliError, type RestRequest } from './request.ts';

/**
 * The values of a list in a URL, by the rules of protocol version 2.0.0: `List(a,b)`, with reserved characters in the elements encoded.
 * @returns decoded elements; undefined without the parameter
 * @throws RestliError for a text that isn't such a list
 */
export function listParameter(request: RestRequest, name: string): string[] | undefined {
  const found = request.query.find((each) => each.name === name);
  if (found === undefined) return undefined;
  if (request.headers['x-restli-protocol-version'] !== '2.0.0') {
    throw new NotAnsweredError(restReason('restReasonProtocol'));
  }
  const inside = /^List\((.*)\)$/s.exec(decodeParentheses(found.value, name))?.[1];
  if (inside === undefined) {
    throw new NotAnsweredError(restReason('restReasonList', { name }));
  }
  if (/[()':]/.test(inside)) {
    throw new RestliError(400, `Invalid query parameter: ${name}. Encode the characters ( ) ' and : in the list.`);
  }
  return inside === '' ? [] : inside.split(',').map(decode);
}

/** A single value in the query, decoded; undefined without it. */
export function textParameter(request: RestRequest, name: string): string | undefined {
  const found = request.query.find((each) => each.name === name);
  return found === undefined ? undefined : decode(found.value);
}

/** A part of a path or query without percent-encoding. Unlike in HTML forms, a plus sign is a plus sign. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) throw new NotAnsweredError(restReason('restReasonEncoding', { text }));
    throw error;
  }
}

/** Clients can encode the parentheses of the list itself. In that case, those of its elements are encoded twice, which isn't supported here. */
function decodeParentheses(value: string, name: string): string {
  if (!/^List%28/i.test(value)) return value;
  throw new NotAnsweredError(restReason('restReasonParentheses', { name }));
}
