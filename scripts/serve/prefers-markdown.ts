/**
 * Whether an Accept header asks for Markdown rather than HTML: it names `text/markdown`, and `text/html` is not liked more. What accepts
 * everything gets HTML, as browsers do.
 * @param accept value of the header, e.g. `text/markdown, text/html;q=0.9`
 */
export function prefersMarkdown(accept = ''): boolean {
  const weights = new Map<string, number>();
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(type, weight === undefined ? 1 : Number(weight));
  }
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
