import type { AssetManifest } from '#output/asset-manifest.ts';
import { COMPRESSED_FROM, CONTENT_TYPES, isCompressible } from '#output/hosting/content-types.ts';
import { responseHeaders } from '#output/hosting/headers.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { localeLocation, redirectLocations } from './locations.ts';
import { quote } from './quote.ts';

const types = Object.entries(CONTENT_TYPES).map(([extension, type]) => ({
  extension,
  type: type.split(';')[0] ?? type,
  isText: type.includes('charset'),
}));

/** All types except HTML, which nginx always includes and warns about if it is listed. */
const named = (list: typeof types) => [...new Set(list.map(({ type }) => type))].filter((type) => type !== 'text/html');

/** The part of a `server` block that the site needs: types, compression, headers, redirects, addresses. */
export function nginxServer(model: SiteModel, assets: AssetManifest): string {
  const { baseUrl } = model.config;
  const headers = Object.entries(responseHeaders(model, assets));
  const bases = [...new Set([baseUrl, ...model.locales.map(({ base }) => base)])];
  return `# Made by the build, with http.conf beside it. Include it in a "server" that says where to listen and, as "root", the folder
# in which dist/ stands at ${baseUrl}. The policy below names the inlined blocks of this very build: replace both files with the site.

types {
${types.map(({ extension, type }) => `  ${type} ${extension};`).join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${named(types.filter(({ isText }) => isText)).join(' ')};

# "npm run build -- --compress" writes a .gz beside each file; what has none is compressed on the way.
gzip_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length ${COMPRESSED_FROM};
gzip_types ${named(types.filter(({ extension }) => isCompressible(`.${extension}`))).join(' ')};

etag on;
if_modified_since exact;
max_ranges 1;
absolute_redirect off;
server_tokens off;
log_not_found off;

${headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;`).join('\n')}
add_header Cross-Origin-Resource-Policy $docs_resource_policy always;
add_header Cache-Control $docs_cache_control always;
add_header Vary $docs_vary always;
add_header Content-Location $docs_content_location always;
add_header Allow $docs_allow always;
add_header Access-Control-Allow-Origin $docs_allow_origin always;

error_page 404 ${baseUrl}404.html;
${baseUrl === '/' ? '' : `\nlocation / {\n  return 404;\n}\nlocation = ${baseUrl.slice(0, -1)} {\n  return 301 ${baseUrl}$is_args$args;\n}\n`}
# Files for hosts, not for readers.
location = ${baseUrl}_headers {
  return 404;
}
location = ${baseUrl}_redirects {
  return 404;
}
location ^~ ${baseUrl}_nginx/ {
  return 404;
}

location ^~ ${baseUrl}assets/ {
  try_files $uri =404;
}

${[...bases.map((base) => localeLocation(base, model.config.trailingSlash)), ...redirectLocations(model)].join('\n')}
`;
}
