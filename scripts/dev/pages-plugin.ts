import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { contentType } from '#output/hosting/content-types.ts';
import type { answer as Answer } from '#output/pages/dev-entry.tsx';
import { isContent, type LiveModel, watchContent } from './content-watcher.ts';
import { dataFile } from './data-files.ts';
import { renderGallery } from './gallery.ts';

/** Milliseconds from a change to the check of all pages. */
const CHECK_AFTER = 1000;

const ENTRY = '/output/pages/dev-entry.tsx';

/** Requested addresses (below the base URL) that are pages or fragments rather than modules, styles, or fonts, which Vite serves. */
function isPageRequest(request: IncomingMessage, path: string): boolean {
  if (request.method !== 'GET' || path.startsWith('/@') || path.startsWith('/node_modules/')) return false;
  if (/\.(fragment\.json|md)$/.test(path) || path.includes('/__sidebar/')) return true;
  return !/\.\w+$/.test(path) || path.endsWith('.html');
}

/** Serves pages from the live model with the components as they are, and tells the browser what changed. */
export function pagesPlugin(root: string, model: LiveModel, assets: AssetManifest): Plugin {
  const contentDir = join(root, 'content');

  /** Counts what browsers were told to fetch. A document states the count, so a page that wasn't connected yet when it changed notices. */
  let refreshes = 0;

  function refreshBrowsers(server: ViteDevServer): void {
    refreshes += 1;
    server.ws.send({ type: 'custom', event: 'dh:content' });
  }

  async function respond(server: ViteDevServer, pathname: string, response: ServerResponse): Promise<void> {
    const { answer } = (await server.ssrLoadModule(ENTRY)) as { answer: typeof Answer };
    const gallery = pathname.includes('/__gallery') ? await renderGallery(root, model.current()) : undefined;
    const version = refreshes;
    const result = answer({ model: model.current(), assets, pathname, gallery });
    if (result.kind === 'fragment') {
      response.setHeader('Content-Type', 'application/json').end(result.text);
      return;
    }
    if (result.kind === 'twin') {
      response.setHeader('Content-Type', contentType('.md')).end(result.markdown);
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (result.kind === 'part') {
      response.end(result.html);
      return;
    }
    response.statusCode = result.status;
    const { baseUrl } = model.current().config;
    const head = `<meta name="dh-version" content="${version}"><script type="module" src="${baseUrl}@vite/client"></script><link rel="stylesheet" href="${baseUrl}styles/core.css">`;
    const withoutPolicy = result.html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
    response.end(withoutPolicy.replace('<head>', `<head>${head}`));
  }

  let checking: NodeJS.Timeout | undefined;

  /** Shows the change first. The rules, which check all pages, run once the browser has what it requested. */
  async function onContentChange(server: ViteDevServer): Promise<void> {
    await model.rebuild();
    refreshBrowsers(server);
    clearTimeout(checking);
    checking = setTimeout(() => tellProblems(server), CHECK_AFTER);
  }

  /** A rule's exception is reported like its problems, because it would stop the server in a timer. */
  function tellProblems({ config: { logger } }: ViteDevServer): void {
    try {
      const problems = model.problems();
      if (problems !== '') logger.warn(problems);
    } catch (error) {
      logger.error(String(error));
    }
  }

  return {
    name: 'docs-pages',
    configureServer(server) {
      watchContent(server.watcher, contentDir, model.hasChanged, () => {
        onContentChange(server).catch((error: unknown) => server.config.logger.error(String(error)));
      });
      server.ws.on('dh:showing', (version: number, client) => {
        if (version !== refreshes) client.send('dh:content');
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const { baseUrl } = model.current().config;
        if (!pathname.startsWith(baseUrl)) return next();
        const path = pathname.slice(baseUrl.length);
        const image = model.imageFiles()[path];
        if (image !== undefined) {
          response.setHeader('Content-Type', contentType(image));
          response.end(readFileSync(image));
          return;
        }
        const data = dataFile(model.current(), path);
        if (data !== undefined) {
          response.setHeader('Content-Type', data.type).end(data.text);
          return;
        }
        if (!isPageRequest(request, `/${path}`)) return next();
        respond(server, decodeURI(pathname), response).catch(next);
      });
    },
    // Code that only the server renders isn't a module of the page. Once Vite has dropped the old one, the page is refreshed in place.
    hotUpdate({ file, modules, server }) {
      if (isContent(contentDir, file)) return [];
      if (this.environment.name === 'ssr' && modules.length > 0) {
        setImmediate(refreshBrowsers, server);
      }
      return undefined;
    },
  };
}
