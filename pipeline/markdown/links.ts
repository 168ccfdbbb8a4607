import { posix } from 'node:path';
import type { Link, Root } from 'mdast';
import { normalizePath, splitHash, toHref } from '#model/address.ts';
import { findText } from './inline-text.ts';
import { originOf, report, type Scope } from './scope.ts';
import { walkType } from './walk.ts';

/**
 * Writes internal links as public addresses, marks external links, and records both. A link to a planned address becomes plain text, and so does a
 * broken link.
 */
export function renderLinks(tree: Root, scope: Scope): void {
  const planned = new Set(scope.context.planned.map(normalizePath));
  walkType(tree, 'link', (node, index, parent) => {
    const written = node.url;
    if (isPlanned(written, planned) || isBroken(node, scope)) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    scope.links.push({ href: written, text: findText(node.children).text, origin: originOf(scope, node) });
    if (written.startsWith('/')) node.url = toHref(written, scope.context.addressStyle);
    if (/^https?:/i.test(written))
      node.data = { ...node.data, hProperties: { rel: ['noopener'], className: ['external'] } };
  });
}

function isPlanned(href: string, planned: ReadonlySet<string>): boolean {
  return href.startsWith('/') && planned.has(normalizePath(splitHash(href).path.replace(/\?.*$/s, '')));
}

/** Whether a link can't work, which is reported. */
function isBroken(node: Link, scope: Scope): boolean {
  const href = node.url;
  if (/^(https?:\/\/[^/?#]|mailto:.|#.|\/(?!\/))/i.test(href)) return false;
  const name = findText(node.children).text;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1];
  if (href === '' || href === '#') {
    const fix =
      'Write the address of a page, for example /docs/tags, or an anchor on this page, for example #create-a-tag.';
    report(scope, node, { rule: 'links/empty', message: `The link "${name}" leads nowhere.`, fix });
  } else if (scheme || href.startsWith('//')) {
    const fix = 'Links to other sites must start with https://, http://, or mailto:.';
    report(scope, node, { rule: 'links/scheme', message: `The link "${name}" can't point to "${href}".`, fix });
  } else {
    const message = `The link "${name}" points to "${href}", which depends on the page's location.`;
    report(scope, node, { rule: 'links/relative', message, fix: `Write the address: ${absolute(href, scope)}` });
  }
  return true;
}

/** The address that a relative link to a page or a Markdown file means. */
function absolute(href: string, { draft }: Scope): string {
  const { path, hash } = splitHash(href);
  const isFolder = posix.basename(draft.origin.file) === 'index.md';
  const folder = isFolder ? draft.path : posix.dirname(draft.path);
  return normalizePath(posix.resolve(folder, path).replace(/\.mdx?$/, '')) + hash;
}
