import { proofMark } from '#model/proof-mark.ts';
import { useSite } from '#site/context.ts';
import type { PageSamples } from './sample-lists.ts';

/** The samples of one page, each with a link to its heading, its language, and its mark. */
export function SampleEntries({ of: { page, groups } }: { of: PageSamples }) {
  const { href, strings } = useSite();
  return (
    <ul>
      {groups.map((group) => {
        const { anchor, heading, language, illustrative, count } = group;
        return (
          <li key={JSON.stringify(group)}>
            <a href={href(anchor === '' ? page.path : `${page.path}#${anchor}`)}>{heading}</a>
            {count > 1 && ` (${count})`}: {language}, {proofMark(group, strings)}
            {illustrative !== undefined && `: ${illustrative}`}
          </li>
        );
      })}
    </ul>
  );
}
