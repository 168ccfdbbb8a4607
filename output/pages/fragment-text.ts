import type { Fragment } from '#model/fragment.ts';

/** The file of a fragment: JSON with one line break after the beginning of the page. */
export function fragmentText({ rest, ...beginning }: Fragment): string {
  const text = JSON.stringify(beginning);
  return rest ? `${text.slice(0, -1)},\n${JSON.stringify({ rest }).slice(1)}` : text;
}
