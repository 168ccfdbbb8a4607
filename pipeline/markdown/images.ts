import { posix } from 'node:path';
import type { Element } from 'hast';
import type { Image, PhrasingContent, Root } from 'mdast';
import type { ImageAsset } from '#model/image.ts';
import { nearest } from '#model/nearest.ts';
import { element } from './hast.ts';
import { rendered } from './nodes.ts';
import { pictureOf } from './picture.ts';
import { originOf, report, type Scope } from './scope.ts';
import { walkType } from './walk.ts';

/**
 * Replaces images with pictures. An image in its own paragraph becomes a figure that a click enlarges, with the image's title as
 * its caption. Other images remain in their line. Pictures below the first block of the page load lazily.
 */
export function renderImages(tree: Root, scope: Scope): void {
  const firstBlock = scope.part === 0 ? tree.children[0] : undefined;
  const early = new Set(firstBlock ? imagesIn([firstBlock]) : []);
  walkType(tree, 'image', (node, index, parent) => {
    const asset = findAsset(node, scope);
    const alt = node.alt?.trim() ?? '';
    if (alt === '') reportMissingAlt(node, scope);
    if (!asset) {
      parent.children[index] = { type: 'text', value: alt };
      return;
    }
    const picture = pictureOf(asset, { alt, lazy: !early.has(node), base: scope.context.assetBase });
    const alone = parent.type === 'paragraph' && parent.children.length === 1;
    parent.children[index] = rendered([alone ? figure(picture, node.title, scope) : picture], { text: alt });
  });
  unwrapFigures(tree);
}

function figure(picture: Element, title: string | null | undefined, { context: { strings } }: Scope): Element {
  const properties = {
    type: 'button' as const,
    dataEnlarge: '',
    title: strings.enlargeImage,
  };
  const caption = title ? [element('figcaption', {}, [title])] : [];
  return element('figure', { className: ['image'] }, [element('button', properties, [picture]), ...caption]);
}

function imagesIn(nodes: readonly (Root['children'][number] | PhrasingContent)[]): Image[] {
  const images: Image[] = [];
  walkType({ type: 'root', children: [...nodes] }, 'image', (image) => {
    images.push(image);
  });
  return images;
}

/** A paragraph can't contain a figure. */
function unwrapFigures(tree: Root): void {
  walkType(tree, 'paragraph', (node, index, parent) => {
    const only = node.children[0];
    if (node.children.length !== 1 || only?.type !== 'rendered') return;
    const [first] = only.hast;
    if (first?.type === 'element' && first.tagName === 'figure') parent.children[index] = only;
  });
}

function findAsset(node: Image, scope: Scope): ImageAsset | undefined {
  const { images, contentDir } = scope.context;
  const { url } = node;
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    const message = `The image "${url}" would be loaded from another site.`;
    report(scope, node, {
      rule: 'images/external',
      message,
      fix: 'Put the file in content/images/, and link to it there.',
    });
    return undefined;
  }
  const root = posix.basename(contentDir);
  const folder = posix.dirname(originOf(scope, node).file);
  const path = posix.relative(root, posix.join(folder, decode(url)));
  if (Object.hasOwn(images, path)) return images[path];
  // The filename is more specific than the folder, and most errors are in the filename.
  const byName = new Map(Object.keys(images).map((key) => [posix.basename(key), key]));
  const name = posix.basename(path);
  const meant = byName.get(byName.has(name) ? name : (nearest(name, byName.keys()) ?? ''));
  report(scope, node, {
    rule: 'images/missing',
    message: `There is no image "${url}".`,
    fix: meant
      ? `Did you mean "${posix.relative(folder, posix.join(root, meant))}"?`
      : 'Put the file in content/images/, or correct the path, which is relative to this file’s folder.',
  });
  return undefined;
}

/** A path as it is on disk. A stray percent sign is a part of the name. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch (error) {
    if (error instanceof URIError) return url;
    throw error;
  }
}

function reportMissingAlt(node: Image, scope: Scope): void {
  const message = `The image "${node.url}" has no alternative text.`;
  const fix = `Describe what it shows in the brackets: ![Lineage graph of one table](${node.url})`;
  report(scope, node, { rule: 'images/alt', message, fix });
}
