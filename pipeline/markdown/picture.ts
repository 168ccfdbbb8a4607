import type { Element } from 'hast';
import type { ImageAsset, ImageVariant } from '#model/image.ts';
import { element } from './hast.ts';

/** The width of a picture: the reading column, or the full width of a narrow screen. */
const sizes = '(min-width: 50rem) 46rem, 100vw';

/** Width of the file that browsers without srcset load. */
const fallbackWidth = 1280;

/**
 * An image in all its sizes and formats, with its intrinsic size, so that nothing moves when it arrives.
 * @param asset the prepared files
 * @param options text alternative, whether to load only near the viewport, base URL of the files (slash at both ends)
 */
export function pictureOf(asset: ImageAsset, options: { alt: string; lazy: boolean; base: string }): Element {
  const source = asset.variants.filter(({ format }) => format !== 'avif' && format !== 'webp');
  const fallback = source.findLast(({ width }) => width <= fallbackWidth) ?? source[0] ?? asset.variants[0];
  const modern = (['avif', 'webp'] as const).flatMap((format) => {
    const variants = asset.variants.filter((variant) => variant.format === format);
    if (variants.length === 0) return [];
    return [element('source', { type: `image/${format}`, srcSet: srcSet(variants, options.base), sizes })];
  });
  const image = element('img', {
    src: `${options.base}${fallback?.path ?? asset.source}`,
    ...(source.length > 1 && { srcSet: srcSet(source, options.base), sizes }),
    alt: options.alt,
    width: asset.width,
    height: asset.height,
    decoding: 'async',
    ...(options.lazy && { loading: 'lazy' }),
  });
  return element('picture', {}, [...modern, image]);
}

function srcSet(variants: readonly ImageVariant[], base: string): string {
  return variants.map(({ path, width }) => `${base}${path} ${width}w`).join(', ');
}
