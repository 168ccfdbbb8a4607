/** Files below a locale's base that aren't pages and always have the same name. */
const FILES = new Set([
  '404.html',
  '_headers',
  '_redirects',
  'changes.atom',
  'llms-full.txt',
  'llms.txt',
  'offline.json',
  'opensearch.xml',
  'releases.atom',
  'robots.txt',
  'samples/larkspur-catalog.json',
  'service-worker.js',
  'site.webmanifest',
  'sitemap.xml',
]);

/** Folders that belong to the build, and indexes of sections for language models. */
const OTHERS = /^(?:(?:\.well-known|_nginx|archive|assets|data|latest|schemas)(?:\/|$)|.*\/llms(?:-\d+|-full)?\.txt$)/;

/** Whether the build writes a file, or one inside it, for a purpose other than a page or a redirect; `file` is below the site's base. */
export function isBuiltFile(file: string): boolean {
  return FILES.has(file) || OTHERS.test(file);
}
