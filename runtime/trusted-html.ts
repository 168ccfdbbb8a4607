interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy('docs', { createHTML: (html) => html });

/**
 * Marks HTML that this site's build made as fit for `innerHTML` where Trusted Types are enforced.
 * @param html text fetched from the own origin
 */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** Makes the elements of a part of the page that the build wrote. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  return template.content;
}
