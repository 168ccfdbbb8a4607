import { BadgeList } from '#site/reference/Badges.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { CodeName, RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import type { AspectIndexBlock } from './block-types.ts';

export function AspectIndex({ block: { caption, rows } }: { block: AspectIndexBlock }) {
  const t = useTexts(metamodelTexts);
  return (
    <ReferenceTable
      caption={caption}
      columns={[t.metamodelAspect, t.metamodelWhatSays]}
      rows={rows.map(({ name, href, summary, badges }) => ({
        key: name,
        cells: [
          <span key="name" className="named">
            <CodeName name={name} href={href} /> <BadgeList badges={badges} />
          </span>,
          <RichInline key="summary" text={summary} />,
        ],
      }))}
    />
  );
}
