import { CACHING, OPEN_FOLDERS, RESOURCE_POLICY } from '#output/hosting/headers.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { escapePattern } from './quote.ts';

const TENTHS = [9, 8, 7, 6, 5, 4, 3, 2, 1];

/** Weight of a media type in an Accept header in tenths, for example 8 for `text/html;q=0.8`. */
function weight(name: string, type: string): string {
  const head = `(?:^|,)\\s*${type}\\s*`;
  return `map $http_accept $docs_${name}_weight {
  default 0;
  "~*${head}(?:;(?!\\s*q\\s*=)[^,;]*)*(?:,|$)" 10;
  "~*${head}[^,]*;\\s*q\\s*=\\s*1" 10;
  "~*${head}[^,]*;\\s*q\\s*=\\s*0?\\.(?<docs_${name}_tenths>\\d)" $docs_${name}_tenths;
}`;
}

/** Addresses that end in a slash have their twin under the name without it; those of a language have `index`. */
function bareAddress({ config, locales }: SiteModel): string {
  const bases = [...new Set([config.baseUrl, ...locales.map(({ base }) => base)])];
  const folders = bases.filter((base) => base !== '/');
  return `map $uri $docs_bare {
  default $uri;
  "~^(?<docs_page>/.+?)/+$" $docs_page;
${bases.map((base) => `  "${base}" "${base}index";`).join('\n')}
${folders.map((base) => `  "${base.slice(0, -1)}" "${base}index";`).join('\n')}
}`;
}

/**
 * What the site needs outside its `server` block: variables that determine how a response is chosen and cached. They are evaluated when the response
 * is known, so one set of `add_header` directives at the top of the server is enough, and nginx inherits it everywhere.
 */
export function nginxHttp(model: SiteModel): string {
  const base = escapePattern(model.config.baseUrl);
  return `# Made by the build, with server.conf beside it. Include it in "http".

# Markdown is sent to those that ask for it and like HTML no better; weights count in tenths.
${weight('markdown', 'text/markdown')}
${weight('html', 'text/html')}
map "$docs_markdown_weight:$docs_html_weight" $docs_wants_markdown {
  default "";
  "~^10:" 1;
${TENTHS.map((tenths) => `  "~^${tenths}:[0-${tenths}]$" 1;`).join('\n')}
}
${bareAddress(model)}
map $docs_wants_markdown $docs_file {
  default $uri;
  1 $docs_bare.md;
}

# A missing file below assets/ must not be kept for ever: another server of the same site may have it already.
map "$status:$uri" $docs_cache_control {
  default "${CACHING.others}";
  "~^(?:200|206|304):${base}assets/" "${CACHING.assets}";
}
map "$status:$uri" $docs_resource_policy {
  default "${RESOURCE_POLICY.others}";
  "~^(?:200|206|304):${base}assets/" "${RESOURCE_POLICY.assets}";
}
map "$status:$docs_wants_markdown:$uri" $docs_vary {
  default "";
  "~^(?:200|304|404):.*\\.html$" Accept;
  "~^(?:200|304):1:.*\\.md$" Accept;
}
# Only plain names: what readers send must never end up in a header.
map "$docs_wants_markdown:$uri" $docs_content_location {
  default "";
  "~^1:(?<docs_twin>/[\\w./~-]+\\.md)$" $docs_twin;
}
# RFC 9110 requires the methods in a 405 response.
map $status $docs_allow {
  default "";
  405 "GET, HEAD";
}
map $uri $docs_allow_origin {
  default "";
${OPEN_FOLDERS.map((folder) => `  "~^${base}${escapePattern(folder)}" "*";`).join('\n')}
}
`;
}
