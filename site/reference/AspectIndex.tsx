import type { AspectIndexBlock } from '#model/blocks.ts';
import { BadgeList } from './Badges.tsx';
import { ReferenceTable } from './ReferenceTable.tsx';
import { CodeName, RichInline } from './RichInline.tsx';

export function AspectIndex({ block: { caption, rows } }: { block: AspectIndexBlock }) {
  return (
    <ReferenceTable
      caption={caption}
      columns={['Aspect', 'What it says']}
      rows={rows.map(({ name, href, summary, badges }) => ({
        key: name,
        cells: [
          <span key="name" className="named">
            <CodeName name={name} href={href} />
            <BadgeList badges={badges} />
          </span>,
          <RichInline key="summary" text={summary} />,
        ],
      }))}
    />
  );
}
