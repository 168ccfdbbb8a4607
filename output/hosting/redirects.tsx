import { renderToStaticMarkup } from 'react-dom/server';
import { documentFile, toHref } from '#model/address.ts';
import type { FileWriter } from '#output/file-writer.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/**
 * Redirects in both forms that static hosts know: a `_redirects` file, and for hosts that don't read it, a small document at each old address, which
 * needs no JavaScript.
 */
export function writeRedirects(writer: FileWriter, model: SiteModel): void {
  const { baseUrl, trailingSlash, url } = model.config;
  const style = { base: baseUrl, trailingSlash };
  const lines = model.redirects.map(({ from, to }) => `${toHref(from, style)} ${toHref(to, style)} 301`);
  writer.write('_redirects', `${lines.join('\n')}\n`);
  for (const { from, to } of model.redirects) {
    const target = toHref(to, style);
    const document = (
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <title>{`Moved to ${target}`}</title>
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
          <link rel="canonical" href={`${url}${target}`} />
          <meta name="robots" content="noindex" />
        </head>
        <body>
          <p>
            This page moved to <a href={target}>{target}</a>.
          </p>
        </body>
      </html>
    );
    writer.write(documentFile(from, trailingSlash), `<!doctype html>${renderToStaticMarkup(document)}`);
  }
}
