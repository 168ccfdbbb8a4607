import { fill } from '#model/fill.ts';
import { useSite } from '#site/context.ts';

/** Link to the row that contains it; a click also copies the address. */
export function Permalink({ anchor, title }: { anchor: string; title: string }) {
  const { strings } = useSite();
  return (
    <a data-anchor="" href={`#${anchor}`} aria-label={fill(strings.headingLink, { title })}>
      #
    </a>
  );
}
