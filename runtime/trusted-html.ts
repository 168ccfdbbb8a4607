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
