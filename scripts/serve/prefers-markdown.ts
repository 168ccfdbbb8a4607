/** Weight of a media range in tenths, further digits dropped, as the maps of nginx read it (output/hosting/nginx/http-conf.ts). */
function tenths(weight: string | undefined): number {
  if (weight === undefined || /^1/.test(weight)) return 10;
  return Number(/^0?\.(\d)/.exec(weight)?.[1] ?? 0);
}

/**
 * Whether an Accept header asks for Markdown rather than HTML: it names `text/markdown`, and `text/html` isn't preferred. Clients that accept
 * everything, like browsers, get HTML.
 * @param accept value of the header, for example `text/markdown, text/html;q=0.9`
 */
export function prefersMarkdown(accept = ''): boolean {
  const weights = new Map<string, number>();
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    weights.set(type, tenths(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)));
  }
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
