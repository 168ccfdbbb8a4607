import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType } from '#output/hosting/content-types.ts';
import type { Representation } from './encodings.ts';

const weak = (tag: string) => tag.replace(/^W\//, '');

/** Whether the client's copy is still valid. If there is a tag, it determines the result. */
function isFresh({ headers }: IncomingMessage, { tag, modified }: Representation): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(/\s*,\s*/).some((each) => weak(each) === weak(tag));
  return headers['if-modified-since'] === modified;
}

/** The requested part of a file: first and last byte, both included; null if there is no such part. */
function askedPart(
  { headers }: IncomingMessage,
  { bytes, tag, modified }: Representation,
): [number, number] | null | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== tag && condition !== modified) return undefined;
  const last = bytes.length - 1;
  const start = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  return start > end || start > last ? null : [start, end];
}

/**
 * Sends a form of a file like nginx: 304 for a copy that is still valid, and a part of the file if a range is requested.
 * @param file path of the file, for its type
 * @param status 404 for the not-found page, which is always sent whole
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  form: Representation,
  status: 200 | 404,
): void {
  response.setHeader('ETag', form.tag);
  if (status === 200) response.setHeader('Last-Modified', form.modified);
  if (status === 200 && isFresh(request, form)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', contentType(file));
  if (form.encoding !== 'identity') response.setHeader('Content-Encoding', form.encoding);
  const hasParts = status === 200 && form.encoding === 'identity';
  const part = hasParts ? askedPart(request, form) : undefined;
  if (part === null) {
    response
      .writeHead(416, { 'Content-Range': `bytes */${form.bytes.length}`, 'Content-Type': 'text/html; charset=utf-8' })
      .end();
    return;
  }
  const bytes = part ? form.bytes.subarray(part[0], part[1] + 1) : form.bytes;
  if (part) response.setHeader('Content-Range', `bytes ${part[0]}-${part[1]}/${form.bytes.length}`);
  else if (hasParts) response.setHeader('Accept-Ranges', 'bytes');
  response.writeHead(part ? 206 : status, { 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
