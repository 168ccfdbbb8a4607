import { toHref } from '#model/address.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { escapePattern, quote } from './quote.ts';

/** The redirect from the spelling with or without the last slash to the one that the site uses. */
function slashRule(base: string, trailingSlash: boolean | null): string {
  if (trailingSlash === null) return '';
  const [pattern, file, rule] = trailingSlash
    ? ['[^/]$', '$uri/index.html', 'rewrite ^(.*)$ $1/ permanent;']
    : ['./$', '$docs_bare.html', `rewrite ^${escapePattern(base)}(.+)/$ ${base}$1 permanent;`];
  const rest = trailingSlash ? 'try_files $uri =404;' : 'return 404;';
  return `
  location ~ ^${escapePattern(base)}.*${pattern} {
    if (-f $document_root${file}) {
      ${rule}
    }
    ${rest}
  }`;
}

/**
 * The addresses of one language: pages, their twins, its not-found page, and the spellings with `.html` that lead to the page. Their pattern doesn't
 * match backslashes, which browsers read as slashes, because two at the beginning would refer to another host. No page has a `?` or `#` in its name.
 * @param base base URL of the language, for example `/catalog/fr/`
 */
export function localeLocation(base: string, trailingSlash: boolean | null): string {
  const pattern = escapePattern(base);
  const end = trailingSlash ? '/' : '';
  return `location ${base} {
  error_page 404 ${base}404.html;
  try_files $docs_file $uri $uri.html $uri/index.html =404;

  location = ${base}404.html {
    internal;
  }
  # The not-found page has no address of its own.
  location = ${base}404 {
    return 404;
  }
  location ~ \\.html$ {
    rewrite ^${pattern}index\\.html$ ${base} permanent;
    rewrite ^${pattern}([^\\x5c?#]+?)(?:/index)?\\.html$ ${base}$1${end} permanent;
    return 404;
  }${slashRule(base, trailingSlash)}
}`;
}

/** One location for each spelling of a moved address. If the target has a hash, the query is dropped. */
export function redirectLocations({ config, locales, redirects }: SiteModel): string[] {
  const bases = new Set(locales.map(({ base }) => base));
  const style = { base: config.baseUrl, trailingSlash: config.trailingSlash };
  return redirects.flatMap(({ from, to }) => {
    const target = encodeURI(decodeURI(toHref(to, style))).replaceAll('$', '%24');
    const bare = decodeURI(toHref(from, { base: config.baseUrl, trailingSlash: false }));
    const query = target.includes('#') ? '' : '$is_args$args';
    return [bare, `${bare}/`]
      .filter((address) => !bases.has(address))
      .map((address) => `location = ${quote(address)} {\n  return 301 "${target}${query}";\n}`);
  });
}
