/** Marks how an anchor follows from the title of its section, so that an index need not say both. */
const SAME = '=';
const SLUG = '';
const LOWER_OWNER = '.';
const LITERAL = '#';

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
const lowerOwner = (title: string) => title.replace(/^[^.]*(?=\.)/, (owner) => owner.toLowerCase());

/** Forms of a title that an anchor may end with, behind something else. */
const ENDINGS = [
  ['<', (title: string) => title],
  ['>', lowerOwner],
  ['-', slug],
] as const;

/** The anchor of a section in as few characters as its title leaves open. */
export function encodeAnchor(title: string, anchor: string): string {
  if (anchor === slug(title)) return SLUG;
  if (anchor === title) return SAME;
  if (anchor === lowerOwner(title)) return LOWER_OWNER;
  for (const [mark, form] of ENDINGS) {
    const end = form(title);
    if (end !== '' && anchor.endsWith(end)) return `${mark}${anchor.slice(0, -end.length)}`;
  }
  return `${LITERAL}${anchor}`;
}

/** The inverse of encodeAnchor. */
export function decodeAnchor(title: string, code: string): string {
  if (code === SLUG) return slug(title);
  if (code === SAME) return title;
  if (code === LOWER_OWNER) return lowerOwner(title);
  const form = ENDINGS.find(([mark]) => code.startsWith(mark))?.[1];
  return `${code.slice(1)}${form?.(title) ?? ''}`;
}
